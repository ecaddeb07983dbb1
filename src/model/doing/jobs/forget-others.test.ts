import { beforeEach, expect, test, vi } from 'vitest'
import { forgetOthersJobs } from './forget-others.ts'

const state = vi.hoisted(() => ({
  session: { status: 'signed-in', account: 'bob' },
  jobs: new Map<string, { account: string } | undefined>(),
  /** By other tabs. */
  held: new Set<string>(),
  own: new Set<string>(),
  hasKey: true,
}))
vi.mock('#api/session.ts', () => ({ session: { get: () => state.session } }))
vi.mock('#base/storage/sealed-parts.ts', () => ({
  storedJobs: () => Promise.resolve([...state.jobs.keys()]),
  loadJob: (id: string) => Promise.resolve(state.jobs.get(id)),
  forgetJob: (id: string) => Promise.resolve(state.jobs.delete(id)),
  forgetJobKey: () => Promise.resolve((state.hasKey = false)),
}))
vi.mock('./hold.ts', () => ({
  holdJob: (id: string) => Promise.resolve(!state.held.has(id) && Boolean(state.own.add(id))),
  letGo: (id: string) => state.own.delete(id),
}))

beforeEach(() => {
  state.session = { status: 'signed-in', account: 'bob' }
  state.jobs = new Map([
    ['of alice', { account: 'alice' }],
    ['of alice, in another tab', { account: 'alice' }],
    ['of bob', { account: 'bob' }],
    ['unreadable', undefined],
  ])
  state.held = new Set(['of alice, in another tab'])
  state.own.clear()
  state.hasKey = true
})

const left = () => [[...state.jobs.keys()], state.own.size, state.hasKey]

test('what a closed tab of another account left on the disk is removed, and nothing stays held', async () => {
  await forgetOthersJobs()
  expect(left()).toEqual([['of alice, in another tab', 'of bob'], 0, true])
})

test('after a sign-out nobody’s is kept, nor the key once none is left', async () => {
  state.session = { status: 'signed-out', account: 'bob' }
  await forgetOthersJobs()
  expect(left()).toEqual([['of alice, in another tab'], 0, true])
  state.held.clear()
  await forgetOthersJobs()
  expect(left()).toEqual([[], 0, false])
})
