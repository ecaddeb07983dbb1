import { folded } from '#base/text/folded.ts'
import { helpLimits, helpNotes, helpTasks } from './help-text.ts'

/** The tasks, limits and notes that hold the text; all for an empty one. */
export function findHelp(text: string) {
  const wanted = folded(text.trim())
  const holds = (row: { term: string; text: string }) =>
    folded(`${row.term} ${row.text}`).includes(wanted)
  return {
    tasks: helpTasks.filter(holds),
    limits: helpLimits.filter(holds),
    notes: helpNotes.filter(holds),
  }
}
