import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** The store as a fresh page with this in its storage has it. */
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

test('what was chosen is kept', async () => {
  const storage = holding(null)
  const { preferences, setPreference } = await load(storage)
  setPreference('timeZone', 'Asia/Tokyo')
  expect(preferences().timeZone).toBe('Asia/Tokyo')
  expect(storage.setItem).toHaveBeenCalledWith(
    'counter-preferences',
    expect.stringContaining('Asia/Tokyo'),
  )
})

test('a storage that is blocked or full costs no more than the memory', async () => {
  const { preferences, setPreference } = await load({ getItem: refuse, setItem: refuse })
  expect(preferences().moneyUnit).toBe('as-given')
  setPreference('moneyUnit', 'minor')
  expect(preferences().moneyUnit).toBe('minor')
})

test.each(['not json', 'null', '[]', '{"moneyUnit":"cents","density":7,"codeLabels":{"a":1}}'])(
  'what does not fit is not taken over: %s',
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

test('what fits is taken over, whatever else is there', async () => {
  const { preferences } = await load(holding('{"density":"compact","moneyUnit":"cents"}'))
  expect(preferences()).toMatchObject({ density: 'compact', moneyUnit: 'as-given' })
})

test('a zone that this browser does not know is its own zone', async () => {
  const { preferences, chosenTimeZone } = await load(holding(null))
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  expect(chosenTimeZone({ ...preferences(), timeZone: 'Mars/Olympus' })).toBe(own)
  expect(chosenTimeZone({ ...preferences(), timeZone: 'browser' })).toBe(own)
  expect(chosenTimeZone({ ...preferences(), timeZone: 'UTC' })).toBe('UTC')
})

test('numbered choices are called by their number until they are named', async () => {
  const { preferences, codeLabel, setCodeLabel } = await load(holding(null))
  const reason = () => codeLabel(preferences().codeLabels, 'refundReason', 0)
  expect(reason()).toBe('Reason 0')
  setCodeLabel('refundReason', 0, 'Duplicate')
  expect(reason()).toBe('Duplicate')
  setCodeLabel('refundReason', 0, '')
  expect(reason()).toBe('Reason 0')
  expect(codeLabel({}, 'stockMode', 2)).toBe('Stock mode 2')
})
