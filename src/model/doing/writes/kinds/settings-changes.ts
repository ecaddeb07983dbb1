import type { Store, UpdateStore } from '#api/schemas/store.ts'
import { textDigest } from '#base/text/text-digest.ts'
import { isSameId } from '#base/text/same-id.ts'
import type { Fingerprint } from '#model/doing/writes/journal.ts'
import { looseDigest } from '#model/doing/writes/likeness.ts'
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
} from '#model/records/store/fields.ts'

export type Setting = string | boolean

const readableFields = [...textFields, ...readableFlags]

export function changedFields(base: StoreValues, mine: StoreValues): StoreField[] {
  return storeFields.filter((field) => mine[field] !== base[field])
}

/** Trims a new currency code, where blanks are invisible, but never the service's own value. */
export function enteredValues(base: StoreValues, entered: Partial<StoreValues>): StoreValues {
  const values = { ...base, ...entered }
  if (values.currencyCode === base.currencyCode) return values
  return { ...values, currencyCode: values.currencyCode.trim() }
}

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

/** A field untouched here follows the service. */
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

export type Deviation = {
  field: StoreField
  meant: Setting
  found: Setting
  /** False if the field changed although the request omitted it. */
  wasSent: boolean
}

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

export function valuesIn(settings: KnownSettings = {}): string[] {
  return readableFields.map((field) => valueOf(field, settings[field]))
}

const valueOf = (field: StoreField, setting: Setting | undefined) =>
  `${field}:${looseDigest(textOf(setting))}`

/** Identifies a save later, and whether it returns to values that the record has had before. */
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

/** `unclear`: neither as sent nor as before; `unknowable`: no readable field changed. */
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
 * A field that still has its value from before our save takes the answer's; any other was changed
 * later.
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

export const unprovable = (fingerprint: Fingerprint) =>
  unreadableFlags.filter((field) => fingerprint[field] !== undefined)

export function settingsFrom(answer: Store | undefined, storeId: string): Store | undefined {
  const isOther = answer?.id && !isSameId(answer.id, storeId)
  return isOther ? undefined : answer
}

const NOTHING = textDigest('')
const textOf = (setting: Setting | undefined) => String(setting ?? '')
const digestOf = (setting: Setting | undefined) => textDigest(textOf(setting))

function isSame(a: Setting | undefined, b: Setting | undefined): boolean {
  return (a ?? '') === (b ?? '')
}
