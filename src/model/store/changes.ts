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

const readableFields = [...textFields, ...readableFlags]

export function changedFields(base: StoreValues, mine: StoreValues): StoreField[] {
  return storeFields.filter((field) => mine[field] !== base[field])
}

/**
 * The form's values as they are compared, reviewed and sent. Trims a new currency code, where
 * blanks are invisible, but never changes the service's own value.
 */
export function enteredValues(base: StoreValues, entered: Partial<StoreValues>): StoreValues {
  const values = { ...base, ...entered }
  if (values.currencyCode === base.currencyCode) return values
  return { ...values, currencyCode: values.currencyCode.trim() }
}

/** The setting to send for a form value; undefined omits the field. */
export function settingOf(value: Setting, field: StoreField): Setting | undefined {
  return isTextField(field) ? value : flagOf(value)
}

export function changedElsewhere(base: StoreValues, theirs: KnownSettings): StoreField[] {
  return readableFields.filter(
    (field) => theirs[field] !== undefined && !isSame(settingOf(base[field], field), theirs[field]),
  )
}

export type Comparison = {
  /** All readable fields with the merchant's changes, and the unreadable ones that were chosen. */
  body: UpdateStore
  /** Fields changed here and elsewhere to different values. */
  conflicts: StoreField[]
}

/**
 * Compares three ways per field: the form's start, the service's present value, and the form's
 * value. A field untouched here follows the service.
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

/** A field whose value on the service is not the one intended. */
export type Deviation = {
  field: StoreField
  meant: Setting
  found: Setting
  /** False if the field changed although the request omitted it. */
  wasSent: boolean
}

/** Compares the answer with what was sent and, for omitted fields, with the last known values. */
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

/** The readable settings, each by a digest that does not depend on the service's spelling. */
export function valuesIn(settings: KnownSettings = {}): string[] {
  return readableFields.map((field) => valueOf(field, settings[field]))
}

const valueOf = (field: StoreField, setting: Setting | undefined) =>
  `${field}:${looseDigest(textOf(setting))}`

/**
 * Identifies a save later: each field's value before and after, which fields changed, and whether
 * it returns to values that the record has had before.
 */
export function fingerprintOf(
  sent: UpdateStore,
  before: KnownSettings,
  seen: ReadonlySet<string> = new Set(),
): Fingerprint {
  const fields = storeFields.filter((field) => sent[field] !== undefined)
  const changed = fields.filter((field) => !isSame(sent[field], before[field]))
  const readable = readableFields.filter((field) => changed.includes(field))
  const isReturn =
    readable.length > 0 && readable.every((field) => seen.has(valueOf(field, sent[field])))
  return {
    ...Object.fromEntries(fields.map((field) => [field, digestOf(sent[field])])),
    ...Object.fromEntries(changed.map((field) => [`was.${field}`, digestOf(before[field])])),
    ...Object.fromEntries(
      changed.map((field) => [`like.${field}`, looseDigest(textOf(sent[field]))]),
    ),
    changed: changed.join(','),
    ...(isReturn && { returns: 'yes' }),
  }
}

/**
 * Whether a read shows that a save has arrived: `yes` if the changed fields are as sent, or as the
 * service spells them; `no` if all are as before; `unclear` if they are neither; `unknowable` if no
 * readable field changed.
 */
export function wasSaved(
  fingerprint: Fingerprint,
  now: KnownSettings,
): 'yes' | 'no' | 'unclear' | 'unknowable' {
  const changed = new Set(fingerprint['changed']?.split(','))
  // Somebody else may have changed fields since that this save sent unchanged.
  const compared = readableFields.filter(
    (field) => changed.has(field) && (now[field] !== undefined || fingerprint[field] === NOTHING),
  )
  if (compared.length === 0) return 'unknowable'
  const isAsBefore = (field: StoreField) => fingerprint[`was.${field}`] === digestOf(now[field])
  const isAsSent = (field: StoreField) =>
    fingerprint[field] === digestOf(now[field]) ||
    (!isAsBefore(field) && fingerprint[`like.${field}`] === looseDigest(textOf(now[field])))
  if (compared.every(isAsSent)) return 'yes'
  // Older builds did not record the values before the save.
  const isKnownBefore = compared.every((field) => fingerprint[`was.${field}`] !== undefined)
  return !isKnownBefore || compared.every(isAsBefore) ? 'no' : 'unclear'
}

/**
 * The settings of a read that may be older than our last answer. A field that still has its value
 * from before our save takes the answer's; any other was changed later by somebody else.
 */
export function newest(
  reading: KnownSettings,
  before: KnownSettings | undefined,
  answer: KnownSettings | undefined,
): KnownSettings {
  const fields = readableFields.filter(
    (field) => before && answer?.[field] !== undefined && isSame(reading[field], before[field]),
  )
  return Object.fromEntries(fields.map((field) => [field, answer?.[field]]))
}

/** The unreadable fields that a save set, which no read can prove. */
export const unprovable = (fingerprint: Fingerprint) =>
  unreadableFlags.filter((field) => fingerprint[field] !== undefined)

/** The settings of an answer, unless it is about another store. */
export function settingsFrom(answer: Store | undefined, storeId: string): Store | undefined {
  const isOther = answer?.id && answer.id.toLowerCase() !== storeId.toLowerCase()
  return isOther ? undefined : answer
}

const NOTHING = textDigest('')
const textOf = (setting: Setting | undefined) => String(setting ?? '')
const digestOf = (setting: Setting | undefined) => textDigest(textOf(setting))

/** An empty and a missing text are the same to a merchant. */
function isSame(a: Setting | undefined, b: Setting | undefined): boolean {
  return (a ?? '') === (b ?? '')
}
