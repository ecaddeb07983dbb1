import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { letterKey } from './letter-key.ts'
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

function pressed(key: string, { ctrlKey = false, inField = false } = {}) {
  const target = new Element(inField) as unknown as EventTarget
  return letterKey({ key, ctrlKey, metaKey: false, altKey: false, target })
}

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
