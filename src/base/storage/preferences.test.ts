import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** Loads the module afresh over this storage. */
async function load(storage: Partial<Storage>) {
  vi.stubGlobal('localStorage', storage)
  return import('./preferences.ts')
}

function refuse(): never {
  throw new DOMException('blocked', 'SecurityError')
}

const holding = (text: string | null): Partial<Storage> => ({
  getItem: () => text,
  setItem: vi.fn<Storage['setItem']>(),
})

test('a preference is stored and read back', async () => {
  const storage = holding(null)
  const { preferences, setPreference } = await load(storage)
  setPreference('timeZone', 'Asia/Tokyo')
  expect(preferences().timeZone).toBe('Asia/Tokyo')
  expect(storage.setItem).toHaveBeenCalledWith(
    'counter-preferences',
    expect.stringContaining('Asia/Tokyo'),
  )
})

test('a preference lasts as long as the page if storage is blocked or full', async () => {
  const { preferences, setPreference } = await load({ getItem: refuse, setItem: refuse })
  expect(preferences().moneyUnit).toBe('as-given')
  setPreference('moneyUnit', 'minor')
  expect(preferences().moneyUnit).toBe('minor')
})

test.each(['not json', 'null', '[]', '{"moneyUnit":"cents","density":7,"codeLabels":{"a":1}}'])(
  'invalid stored preferences are ignored: %s',
  async (text) => {
    const { preferences } = await load(holding(text))
    expect(preferences()).toMatchObject({
      timeZone: 'browser',
      moneyUnit: 'as-given',
      density: 'comfortable',
      codeLabels: {},
    })
  },
)

test('valid stored preferences are read beside invalid ones', async () => {
  const stored = { density: 'compact', moneyUnit: 'cents', quietFrom: '21:30', quietTo: '7' }
  const { preferences } = await load(holding(JSON.stringify(stored)))
  expect(preferences()).toMatchObject({
    density: 'compact',
    moneyUnit: 'as-given',
    quietFrom: '21:30',
    quietTo: '07:30',
  })
})

test('what an older version stored and nobody reads is gone with the next change', async () => {
  const storage = holding('{"density":"compact","hints":{"rows":"2026-11-20"}}')
  const { preferences, setPreference } = await load(storage)
  expect(preferences()).not.toHaveProperty('hints')
  setPreference('privacy', true)
  expect(storage.setItem).toHaveBeenCalledWith(
    'counter-preferences',
    expect.not.stringContaining('hints'),
  )
  expect(preferences().density).toBe('compact')
})

test('an unknown time zone falls back to the browser’s', async () => {
  const { preferences, chosenTimeZone } = await load(holding(null))
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  expect(chosenTimeZone({ ...preferences(), timeZone: 'Mars/Olympus' })).toBe(own)
  expect(chosenTimeZone({ ...preferences(), timeZone: 'browser' })).toBe(own)
  expect(chosenTimeZone({ ...preferences(), timeZone: 'UTC' })).toBe('UTC')
})

test('numbered choices show their number until they are named', async () => {
  const { preferences } = await load(holding(null))
  const { codeLabel, setCodeLabel } = await import('./code-labels.ts')
  const reason = () => codeLabel(preferences().codeLabels, 'refundReason', 0)
  expect(reason()).toBe('Reason 0')
  setCodeLabel('refundReason', 0, 'Duplicate')
  expect(reason()).toBe('Duplicate')
  setCodeLabel('refundReason', 0, '')
  expect(reason()).toBe('Reason 0')
  expect(codeLabel({}, 'stockMode', 2)).toBe('Stock mode 2')
})
