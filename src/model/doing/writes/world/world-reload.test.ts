import { expect, it } from 'vitest'
import type { ApiError } from '#api/errors.ts'
import { replyScene } from './world-kinds.testing.ts'
import { beginBrowser, simulateBrowser } from './world-lives.testing.ts'
import type { Fate } from './world-service.testing.ts'
import { begin, healthy, lost, pass } from './world-story.testing.ts'

simulateBrowser()

/** Writes a reply and reloads as soon as its outcome is known. */
async function reload(fate: Fate, lag = 0) {
  const { world, tab, state, confirm } = begin(replyScene('as-sent', 'Shop'), lag)
  await pass(20_000)
  tab.type(0)
  await confirm(fate)
  while (state().phase === 'checking') await pass(500)
  const before = state()
  tab.close()
  const { write } = world.openTab()
  await pass(100)
  return { before, state: write.state }
}

it.each(['refused', 'already', 'signed-out'] as const)(
  'a reload tells a refusal (%s) again at once, with the same reference',
  async (reply) => {
    const { before, state } = await reload({ repliesAfter: 10, reply })
    const { reference } = (before as { error: ApiError }).error
    expect(state()).toMatchObject({ phase: 'rejected', error: { kind: 'refused', reference } })
  },
)

it('a reload reports at once that no read showed the write within a minute', async () => {
  const { before, state } = await reload(lost)
  expect([before.phase, state().phase]).toEqual(['not-recorded', 'not-recorded'])
})

it('a reload reports a write as soon as a read shows it, however late', async () => {
  expect((await reload(healthy)).state()).toMatchObject({ phase: 'done', evidence: 'record' })
  beginBrowser()
  const { state } = await reload(healthy, 10_000)
  expect(state()).toMatchObject({ phase: 'checking', isAccepted: true })
  await pass(12_000)
  expect(state()).toMatchObject({ phase: 'done', evidence: 'record' })
})

it('an open tab takes over a closed tab’s unseen outcome', async () => {
  const { world, tab, state, confirm } = begin(replyScene('as-sent', 'Shop'))
  const other = world.openTab()
  await confirm(lost)
  while (state().phase === 'checking') await pass(500)
  expect(state().phase).toBe('not-recorded')
  tab.close()
  await pass(6000)
  expect(other.write.state().phase).toBe('not-recorded')
})
