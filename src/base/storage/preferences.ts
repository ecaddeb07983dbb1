import { browserTimeZone, isTimeZone } from '#base/time/temporal.ts'
import { oneForEach } from './once.ts'
import { isRecord, isText } from './shape.ts'
import { sharedStore } from './shared-store.ts'
import { readStoredJson, writeStored } from './storage.ts'
import { createStore } from './store.ts'

export const replyHolds = [0, 5, 10, 20] as const

/** How figures are written, each shown by itself. */
export const numberForms = ['1,234.56', '1.234,56', '1 234,56'] as const
export type NumberForm = (typeof numberForms)[number]

/** The days with which a week begins somewhere. */
export const weekStarts = ['monday', 'sunday', 'saturday'] as const
export type WeekStart = (typeof weekStarts)[number]

export const clockPattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/

const isFlag = (value: unknown) => typeof value === 'boolean'
const isClock = (value: unknown) => isText(value) && clockPattern.test(value)
const isShort = (value: unknown) => isText(value) && value.length <= 500
const isNamed = (value: unknown) => isRecord(value) && Object.values(value).every(isText)

type Described<Value> = { usual: Value; fits: (value: unknown) => boolean }

/** Anything else in storage is passed over. */
const kept = <Value>(usual: Value, fits: (value: unknown) => boolean): Described<Value> => ({
  usual,
  fits,
})

const oneOf = <const Value>(usual: Value, choices: readonly Value[]): Described<Value> =>
  kept(usual, (value) => (choices as readonly unknown[]).includes(value))

const described = {
  /** 'browser', 'UTC' or an IANA name. */
  timeZone: kept('browser', isText),
  businessZone: kept('', isText),
  moneyUnit: oneOf('as-given', ['as-given', 'minor']),
  numberForm: oneOf<NumberForm | 'language'>('language', numberForms),
  weekStart: oneOf<WeekStart | 'language'>('language', weekStarts),
  density: oneOf('comfortable', ['comfortable', 'compact']),
  /** Hides what could identify a customer, and amounts, for a shared screen. */
  privacy: kept(false, isFlag),
  letterKeys: kept(true, isFlag),
  /** Seconds during which a reply can be taken back. */
  replyHold: oneOf<(typeof replyHolds)[number]>(5, replyHolds),
  /** What Ctrl+Enter does after it has sent a reply. */
  afterReply: oneOf('stay', ['stay', 'next']),
  /** Notices of the browser about new orders; asked for once. */
  desktopNotices: oneOf<'unasked' | 'on' | 'off'>('unasked', ['on', 'off']),
  noticeSound: kept(false, isFlag),
  /** Clock times between which no notice appears; two equal times mean never quiet. */
  quietFrom: kept('20:00', isClock),
  quietTo: kept('07:30', isClock),
  myName: kept('', isShort),
  /** What a reply begins and ends with; both may hold variables. */
  greeting: kept('', isShort),
  signature: kept('', isShort),
  /** The merchant’s names for numbered choices: 'refundReason.0' → 'Duplicate'. */
  codeLabels: kept<Record<string, string>>({}, isNamed),
}

export type Preferences = {
  [Name in keyof typeof described]: (typeof described)[Name]['usual']
}

const key = 'counter-preferences'
const defaults = Object.fromEntries(
  Object.entries(described).map(([name, { usual }]) => [name, usual]),
) as Preferences

/** The team’s file wants every page to begin like this. */
const isMasked = globalThis.document?.documentElement.hasAttribute('data-privacy')

const current = createStore(read(), 'device')
current.subscribe(applyPrivacy)
applyPrivacy()

export const preferences = current.get

export const { Follower: FollowPreferences, useShared: usePreferences } = sharedStore(current)

export function setPreference<Name extends keyof Preferences>(
  name: Name,
  value: Preferences[Name],
): void {
  const next = { ...current.get(), [name]: value }
  writeStored('local', key, JSON.stringify(next))
  current.set(next)
}

/** The merchant’s names for choices stay. */
export function resetPreferences(): void {
  const { codeLabels } = current.get()
  writeStored('local', key, JSON.stringify({ codeLabels }))
  current.set({ ...defaults, codeLabels })
}

/** Falls back to the browser’s zone if the chosen one is unknown here. */
export const chosenTimeZone = ({ timeZone }: Preferences): string => knownZone(timeZone)

const knownZone = oneForEach((timeZone: string) =>
  timeZone !== 'browser' && isTimeZone(timeZone) ? timeZone : browserTimeZone(),
)

export const useTimeZone = () => chosenTimeZone(usePreferences())

globalThis.addEventListener?.('storage', (event: StorageEvent) => {
  if (event.key === key || event.key === null) current.set(read())
})

function applyPrivacy() {
  globalThis.document?.documentElement.toggleAttribute('data-privacy', current.get().privacy)
}

function read(): Preferences {
  const chosen = validated(readStoredJson('local', key))
  return { ...defaults, ...chosen, ...(isMasked && { privacy: true }) }
}

function validated(stored: unknown): Partial<Preferences> {
  if (!isRecord(stored)) return {}
  const fits = ([name, value]: [string, unknown]) =>
    Object.hasOwn(described, name) && described[name as keyof Preferences].fits(value)
  return Object.fromEntries(Object.entries(stored).filter(fits))
}
