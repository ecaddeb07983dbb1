import { t } from '#base/language/words.ts'
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
export function chosenTimeZone({ timeZone }: Preferences): string {
  const zone = zones.get(timeZone) ?? knownZone(timeZone)
  zones.set(timeZone, zone)
  return zone
}

const zones = new Map<string, string>()

function knownZone(timeZone: string): string {
  if (timeZone !== 'browser' && isTimeZone(timeZone)) return timeZone
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

export const useTimeZone = () => chosenTimeZone(usePreferences())

const codeWords = {
  refundReason: t`Reason`,
  variantType: t`Type`,
  stockMode: t`Stock mode`,
  billingInterval: t`Interval`,
  affiliateDiscountMode: t`Mode`,
}

export type CodeKind = keyof typeof codeWords

/** What the merchant calls the code; undefined or empty if they gave it no name. */
export const codeName = (
  labels: Preferences['codeLabels'],
  kind: CodeKind,
  value: number | string,
): string | undefined => labels[`${kind}.${value}`]?.trim()

export function codeLabel(
  labels: Preferences['codeLabels'],
  kind: CodeKind,
  value: number | string,
): string {
  return codeName(labels, kind, value) || `${codeWords[kind]} ${value}`
}

export const useCodeLabel = (kind: CodeKind, value: number | string) =>
  codeLabel(usePreferences().codeLabels, kind, value)

export function setCodeLabel(kind: CodeKind, value: number | string, label: string): void {
  const { [`${kind}.${value}`]: _, ...others } = current.get().codeLabels
  setPreference('codeLabels', label ? { ...others, [`${kind}.${value}`]: label } : others)
}

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
  if (typeof stored !== 'object' || stored === null) return {}
  const { timeZone, moneyUnit, density, privacy, letterKeys, afterReply, codeLabels } =
    stored as Record<string, unknown>
  const {
    businessZone,
    desktopNotices,
    noticeSound,
    quietFrom,
    quietTo,
    weekStart: chosenDay,
  } = stored as Record<string, unknown>
  const { numberForm: chosenForm, replyHold: hold } = stored as Record<string, unknown>
  const numberForm = numberForms.find((form) => form === chosenForm)
  const weekStart = weekStarts.find((day) => day === chosenDay)
  const replyHold = replyHolds.find((seconds) => seconds === hold)
  return {
    ...(typeof timeZone === 'string' && { timeZone }),
    ...(typeof businessZone === 'string' && { businessZone }),
    ...((moneyUnit === 'as-given' || moneyUnit === 'minor') && { moneyUnit }),
    ...(numberForm && { numberForm }),
    ...(weekStart && { weekStart }),
    ...((density === 'comfortable' || density === 'compact') && { density }),
    ...(typeof privacy === 'boolean' && { privacy }),
    ...(typeof letterKeys === 'boolean' && { letterKeys }),
    ...(replyHold !== undefined && { replyHold }),
    ...((afterReply === 'stay' || afterReply === 'next') && { afterReply }),
    ...((desktopNotices === 'on' || desktopNotices === 'off') && { desktopNotices }),
    ...(typeof noticeSound === 'boolean' && { noticeSound }),
    ...(isClock(quietFrom) && { quietFrom }),
    ...(isClock(quietTo) && { quietTo }),
    ...textsIn(stored, ['myName', 'greeting', 'signature']),
    ...(isTextMap(codeLabels) && { codeLabels }),
  }
}

function isClock(value: unknown): value is string {
  return typeof value === 'string' && clockPattern.test(value)
}

function textsIn(stored: object, names: readonly (keyof Preferences)[]) {
  const isText = ([name, value]: [string, unknown]) =>
    names.some((one) => one === name) && typeof value === 'string' && value.length <= 500
  return Object.fromEntries(Object.entries(stored).filter(isText))
}

function isTextMap(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((label) => typeof label === 'string')
  )
}

function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}
