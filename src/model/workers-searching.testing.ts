import { runSearch, searches } from '#model/doing/jobs/searches.ts'
import { pass } from './workers.testing.ts'

/** The merchant signs in again, and asks what rests to go on, as its page does. */
export async function attendSearches(minutes: number, apiKey: string) {
  for (let minute = 0; minute < minutes; minute += 1) {
    await pass(1, apiKey)
    for (const { id, phase } of searches.get()) if (phase === 'paused') void runSearch(id)
  }
}
