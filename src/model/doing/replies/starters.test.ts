import { expect, test } from 'vitest'
import { replyParts, unfinishedIn, variableNames } from './reply-variables.ts'
import { readReplies } from './saved-replies.ts'
import { exampleValues, fromStarter, startersFor } from './starters.ts'

test('every starter can be saved, and its example fills in all that it names', () => {
  const all = startersFor([])
  expect(readReplies(all)).toEqual(all)
  for (const { text } of all) {
    expect(unfinishedIn(text)).toBeUndefined()
    expect(variableNames(text).size).toBeGreaterThan(0)
    const kinds = replyParts(text, exampleValues).map(({ kind }) => kind)
    expect(kinds).not.toContain('blank')
  }
})

test('a starter that was taken is not offered again, and none once there are three replies', () => {
  const [first, ...others] = startersFor([])
  const taken = { ...fromStarter(first!.id)!, id: 'own' }
  expect(startersFor([taken])).toEqual(others)
  const own = ['a', 'b', 'c'].map((id) => ({ ...taken, id, shortcut: id }))
  expect(startersFor(own)).toEqual([])
  expect(fromStarter('own')).toBeUndefined()
})
