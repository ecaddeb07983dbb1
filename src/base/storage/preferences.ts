import { browserTimeZone, isTimeZone } from '#base/time/temporal.ts'
import { oneForEach } from './once.ts'
import { isRecord, isText } from './shape.ts'
import { sharedStore } from './shared-store.ts'
import { readStoredJson, writeStored } from './storage.ts'
import { createStore } from './store.ts'

export const replyHolds = [0, 5, 10, 20] as const
type ReplyHold = (typeof replyHolds)[number]

/** How figures are written, each shown by itself. */
export const numberForms = ['1,234.56', '1.234,56', '1 234,56'] as const
export type NumberForm = (typeof numberForms)[number]

/** The days with which a week begins somewhere. */
export const weekStarts = ['monday', 'sunday', 'saturday'] as const
export type WeekStart = (typeof weekStarts)[number]

export const clockPattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/

export type Preferences = {
  /** 'browser', 'UTC' or an IANA name. */
  timeZone: string
  businessZone: string
  moneyUnit: 'as-given' | 'minor'
  numberForm: NumberForm | 'language'
  weekStart: WeekStart | 'language'
  density: 'comfortable' | 'compact'
  /** Hides what could identify a customer, and amounts, for a shared screen. */
  privacy: boolean
  letterKeys: boolean
  /** Seconds during which a reply can be taken back. */
  replyHold: ReplyHold
  /** What Ctrl+Enter does after it has sent a reply. */
  afterReply: 'stay' | 'next'
  /** Notices of the browser about new orders; asked for once. */
  desktopNotices: 'unasked' | 'on' | 'off'
  noticeSound: boolean
  /** Clock times between which no notice appears; two equal times mean never quiet. */
  quietFrom: string
  quietTo: string
  myName: string
  /** What a reply begins and ends with; both may hold variables. */
  greeting: string
  signature: string
  /** The merchant’s names for numbered choices: 'refundReason.0' → 'Duplicate'. */
  codeLabels: Record<string, string>
}

const key = 'counter-preferences'

const defaults: Preferences = {
  timeZone: 'browser',
  businessZone: '',
  moneyUnit: 'as-given',
  numberForm: 'language',
  weekStart: 'language',
  density: 'comfortable',
  privacy: false,
  letterKeys: true,
  replyHold: 5,
  afterReply: 'stay',
  desktopNotices: 'unasked',
  noticeSound: false,
  quietFrom: '20:00',
  quietTo: '07:30',
  myName: '',
  greeting: '',
  signature: '',
  codeLabels: {},
}

const isFlag = (value: unknown) => typeof value === 'boolean'
const isClock = (value: unknown) => isText(value) && clockPattern.test(value)
const isShort = (value: unknown) => isText(value) && value.length <= 500
const oneOf = (choices: readonly unknown[]) => (value: unknown) => choices.includes(value)

/** What fits a preference; anything else in storage is passed over. */
const shapes: Record<keyof Preferences, (value: unknown) => boolean> = {
  timeZone: isText,
  businessZone: isText,
  moneyUnit: oneOf(['as-given', 'minor']),
  numberForm: oneOf(numberForms),
  weekStart: oneOf(weekStarts),
  density: oneOf(['comfortable', 'compact']),
  privacy: isFlag,
  letterKeys: isFlag,
  replyHold: oneOf(replyHolds),
  afterReply: oneOf(['stay', 'next']),
  desktopNotices: oneOf(['on', 'off']),
  noticeSound: isFlag,
  quietFrom: isClock,
  quietTo: isClock,
  myName: isShort,
  greeting: isShort,
  signature: isShort,
  codeLabels: (value) => isRecord(value) && Object.values(value).every(isText),
}

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
    Object.hasOwn(shapes, name) && shapes[name as keyof Preferences](value)
  return Object.fromEntries(Object.entries(stored).filter(fits))
}
