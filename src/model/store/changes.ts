import type { Store, UpdateStore } from '#api/schemas/store.ts'
import { textDigest } from '#base/text-digest.ts'
import type { Fingerprint } from '#model/writes/journal.ts'
import { looseDigest } from '#model/writes/likeness.ts'
import {
  type KnownSettings,
  type StoreField,
  type StoreValues,
  flagOf,
  isTextField,
  readableFlags,
  storeFields,
  textFields,
  unreadableFlags,
} from './fields.ts'

export type Setting = string | boolean

/** The fields in which the form differs from what it started with. */
export function changedFields(base: StoreValues, mine: StoreValues): StoreField[] {
  return storeFields.filter((field) => mine[field] !== base[field])
}

/**
 * What the form holds, as it is compared, reviewed and sent. Blanks around a new currency code say
 * nothing and cannot be seen; what the service had is not touched.
 */
export function enteredValues(base: StoreValues, entered: Partial<StoreValues>): StoreValues {
  const values = { ...base, ...entered }
  if (values.currencyCode === base.currencyCode) return values
  return { ...values, currencyCode: values.currencyCode.trim() }
}

/** What a value of the form sends; undefined leaves the field out. */
export function settingOf(value: Setting, field: StoreField): Setting | undefined {
  return isTextField(field) ? value : flagOf(value)
}

/** The fields that somebody else has changed since the form was opened. */
export function changedElsewhere(base: StoreValues, theirs: KnownSettings): StoreField[] {
  return [...textFields, ...readableFlags].filter(
    (field) => theirs[field] !== undefined && !isSame(settingOf(base[field], field), theirs[field]),
  )
}

export type Comparison = {
  /** Everything that can be read, with the changes made here, and what was chosen of the rest. */
  body: UpdateStore
  /** Changed here and elsewhere, to different values. */
  conflicts: StoreField[]
}

/**
 * Compares three ways, field by field: what the form started with, what the service has now, and
 * what the form holds. A field that was not touched here follows the service.
 */
export function compareSettings(
  base: StoreValues,
  theirs: KnownSettings,
  mine: StoreValues,
): Comparison {
  const changedHere = new Set(changedFields(base, mine))
  const changedThere = new Set(changedElsewhere(base, theirs))
  const body: Record<string, Setting> = {}
  const conflicts: StoreField[] = []
  for (const field of storeFields) {
    const own = settingOf(mine[field], field)
    const other = theirs[field]
    const isChangedHere = changedHere.has(field)
    if (isChangedHere && changedThere.has(field) && !isSame(own, other)) conflicts.push(field)
    const value = isChangedHere ? own : other
    if (value !== undefined) body[field] = value
  }
  return { body, conflicts }
}

/** A field that the service does not have as it was meant to be. */
export type Deviation = {
  field: StoreField
  meant: Setting
  found: Setting
  /** It was not in the request, and changed all the same. */
  wasSent: boolean
}

/** Holds the answer against what was sent and, for what was left out, against what was known. */
export function deviations(
  sent: UpdateStore,
  answer: KnownSettings,
  known: KnownSettings = {},
): Deviation[] {
  return storeFields.flatMap((field): Deviation[] => {
    const wasSent = sent[field] !== undefined
    const meant = sent[field] ?? known[field]
    const found = answer[field]
    if (meant === undefined || found === undefined || isSame(meant, found)) return []
    return [{ field, meant, found, wasSent }]
  })
}

/** By this a save is recognised later: what every field was and was to be, and which were to change. */
export function fingerprintOf(sent: UpdateStore, before: KnownSettings): Fingerprint {
  const fields = storeFields.filter((field) => sent[field] !== undefined)
  const changed = fields.filter((field) => !isSame(sent[field], before[field]))
  return {
    ...Object.fromEntries(fields.map((field) => [field, digestOf(sent[field])])),
    ...Object.fromEntries(changed.map((field) => [`was.${field}`, digestOf(before[field])])),
    ...Object.fromEntries(
      changed.map((field) => [`like.${field}`, looseDigest(textOf(sent[field]))]),
    ),
    changed: changed.join(','),
  }
}

/**
 * Whether a reading shows that a save has arrived: `yes` when what was to change is as it was sent,
 * or as the service spells it; `no` when all of it is as it was before; `unclear` when it is neither;
 * `unknowable` when nothing readable was to change.
 */
export function wasSaved(
  fingerprint: Fingerprint,
  now: KnownSettings,
): 'yes' | 'no' | 'unclear' | 'unknowable' {
  const changed = new Set(fingerprint['changed']?.split(','))
  // What was sent along unchanged may have been changed by somebody else since.
  const told = [...textFields, ...readableFlags].filter(
    (field) => changed.has(field) && (now[field] !== undefined || fingerprint[field] === NOTHING),
  )
  if (told.length === 0) return 'unknowable'
  const isAsBefore = (field: StoreField) => fingerprint[`was.${field}`] === digestOf(now[field])
  const isAsSent = (field: StoreField) =>
    fingerprint[field] === digestOf(now[field]) ||
    (!isAsBefore(field) && fingerprint[`like.${field}`] === looseDigest(textOf(now[field])))
  if (told.every(isAsSent)) return 'yes'
  // Builds before this one did not say how it was before.
  const isKnownBefore = told.every((field) => fingerprint[`was.${field}`] !== undefined)
  return !isKnownBefore || told.every(isAsBefore) ? 'no' : 'unclear'
}

/**
 * The settings of a reading that may be older than our last answer: a field that is still as it was
 * before our save is as the answer says; in any other, somebody else was later.
 */
export function newest(
  reading: KnownSettings,
  before: KnownSettings | undefined,
  answer: KnownSettings | undefined,
): KnownSettings {
  const fields = [...textFields, ...readableFlags].filter(
    (field) => before && answer?.[field] !== undefined && isSame(reading[field], before[field]),
  )
  return Object.fromEntries(fields.map((field) => [field, answer?.[field]]))
}

/** Those of the three unreadable fields that a save was to set: no reading proves them. */
export const unprovable = (fingerprint: Fingerprint) =>
  unreadableFlags.filter((field) => fingerprint[field] !== undefined)

/** The settings of an answer, if it is about this store at all. */
export function settingsFrom(answer: Store | undefined, storeId: string): Store | undefined {
  const isOther = answer?.id && answer.id.toLowerCase() !== storeId.toLowerCase()
  return isOther ? undefined : answer
}

const NOTHING = textDigest('')
const textOf = (setting: Setting | undefined) => String(setting ?? '')
const digestOf = (setting: Setting | undefined) => textDigest(textOf(setting))

/** An empty text and no text are one thing to a merchant. */
function isSame(a: Setting | undefined, b: Setting | undefined): boolean {
  return (a ?? '') === (b ?? '')
}
