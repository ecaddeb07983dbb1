import { expect, test } from 'vitest'
import { findShortcuts, goToPages, shortcutGroups } from './shortcuts.ts'

test('a shortcut is found by its words, its key or its group', () => {
  const found = findShortcuts('repl').flatMap(({ shortcuts }) => shortcuts)
  expect(found).toContainEqual({ text: 'Reply', keys: ['R'] })
  expect(findShortcuts('ctrl s').map(({ title }) => title)).toContain('Forms')
  expect(findShortcuts('tickets').map(({ title }) => title)).toContain('Tickets')
  expect(findShortcuts('no such key')).toEqual([])
  expect(findShortcuts(' ')).toEqual(shortcutGroups)
})

test('no group lists a shortcut twice, and each page has a letter of its own', () => {
  for (const { shortcuts } of shortcutGroups) {
    const texts = shortcuts.map(({ text }) => text)
    expect(new Set(texts).size).toBe(texts.length)
  }
  expect(new Set(goToPages.map(({ key }) => key)).size).toBe(goToPages.length)
})
