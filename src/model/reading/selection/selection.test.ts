import { describe, expect, it } from 'vitest'
import { changed } from './selection.ts'

const rows = (...ids: string[]) => ids.map((id) => ({ id }))

describe('a selection', () => {
  it('grows over pages, holds each row once and leaves out rows without an id', () => {
    const first = changed(new Map<string, { id: string }>(), rows('a', 'b'), true)
    const both = changed(first, rows('b', '', 'c'), true)
    expect([...both.keys()]).toEqual(['a', 'b', 'c'])
    expect([...first.keys()]).toEqual(['a', 'b'])
    expect([...changed(both, rows('a', 'c'), false).keys()]).toEqual(['b'])
  })
})
