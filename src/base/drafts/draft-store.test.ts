import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => void vi.unstubAllGlobals())

function refuse() {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

it('drafts are kept in memory where a browser refuses its database and its channels', async () => {
  vi.stubGlobal('BroadcastChannel', refuse)
  const { loadDraft, saveDraft } = await import('./draft-store.ts')
  const draft = { value: 'typed', savedAt: 5 }
  expect(await saveDraft('name', draft)).toBe(false)
  expect(await loadDraft('name')).toEqual(draft)
})
