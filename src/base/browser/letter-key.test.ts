import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { latinKey, letterKey } from './letter-key.ts'
import { setPreference } from '#base/storage/preferences.ts'

class Element {
  field: boolean
  constructor(field: boolean) {
    this.field = field
  }
  closest() {
    return this.field ? this : null
  }
}

beforeEach(() => vi.stubGlobal('HTMLElement', Element))
afterEach(() => {
  vi.unstubAllGlobals()
  setPreference('letterKeys', true)
})

function pressed(
  key: string,
  { code = '', ctrlKey = false, altKey = false, shiftKey = false, inField = false } = {},
) {
  const target = new Element(inField) as unknown as EventTarget
  return letterKey({ key, code, ctrlKey, metaKey: false, altKey, shiftKey, target })
}

test('a keyboard without Latin letters has our keys where an English one has them', () => {
  expect(pressed('о', { code: 'KeyJ' })).toBe('j')
  expect(pressed('ت', { code: 'KeyJ' })).toBe('j')
  expect(pressed('х', { code: 'BracketLeft' })).toBe('[')
  expect(pressed('З', { code: 'KeyP', shiftKey: true })).toBe('P')
  expect(pressed('؟', { code: 'Slash', shiftKey: true })).toBe('?')
  expect(pressed('ظ', { code: 'Slash' })).toBe('/')
  expect(latinKey({ key: 'Л', code: 'KeyK', shiftKey: false })).toBe('k')
  // A letter decides where there is one: Dvorak has J elsewhere.
  expect(pressed('j', { code: 'KeyC' })).toBe('j')
  expect(pressed('ö', { code: 'Semicolon' })).toBeUndefined()
})

test('brackets are typed with AltGr or Alt on many keyboards', () => {
  expect(pressed('[', { code: 'Digit8', ctrlKey: true, altKey: true })).toBe('[')
  expect(pressed(']', { code: 'Digit6', altKey: true })).toBe(']')
  expect(pressed('[', { code: 'BracketLeft', ctrlKey: true })).toBeUndefined()
})

test('a letter outside fields is a shortcut', () => {
  expect(pressed('j')).toBe('j')
  expect(pressed('/')).toBe('/')
})

test('letters in a field, with Ctrl, and named keys are no shortcuts', () => {
  expect(pressed('j', { inField: true })).toBeUndefined()
  expect(pressed('j', { ctrlKey: true })).toBeUndefined()
  expect(pressed('ArrowDown')).toBeUndefined()
})

test('letters do nothing once the merchant has switched them off', () => {
  setPreference('letterKeys', false)
  expect(pressed('j')).toBeUndefined()
})
