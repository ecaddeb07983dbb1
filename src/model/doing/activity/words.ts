import { commaList } from '#base/language/lists.ts'
import { labelled } from '#base/language/sentences.ts'
import { labels, plural, t } from '#base/language/words.ts'
import { presentTime } from '#base/time/now.ts'
import type { StatusTone } from '#base/text/status-tone.ts'
import { fieldLabels, type StoreField } from '#model/records/store/fields.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { deliveryText } from '#model/records/products/delivery-words.ts'
import { namesOf } from '#model/records/write-names.ts'
import type { ActivityEntry } from './log.ts'

export const activityKinds = {
  refunds: { label: t`Refunds` },
  replies: { label: t`Replies` },
  variants: { label: t`Variants` },
  settings: { label: t`Settings` },
}
export type ActivityKind = keyof typeof activityKinds

export const isActivityKind = (word: string | undefined): word is ActivityKind =>
  word !== undefined && Object.hasOwn(activityKinds, word)

export function activityVerb({ operation, outcome, code }: ActivityEntry): string {
  const { done = operation, otherwise = operation, takenBack } = namesOf(operation) ?? {}
  // With a code, the host did not let it leave.
  const isTakenBack = outcome === 'never-left' && code === undefined
  if (isTakenBack && takenBack) return takenBack
  return outcome === 'done' ? done : otherwise
}

/** Longer than any write takes: one that is still under way after it has lost its page. */
const UNDER_WAY_FOR = 10 * 60_000

export function outcomeText(entry: ActivityEntry, now = presentTime()): string {
  const { operation, outcome, evidence, code, at } = entry
  if (isDespiteRefusal(entry)) {
    const there = namesOf(operation)?.despite ?? t`it is there`
    return outcome === 'refused'
      ? t`Refused; ${there}, perhaps by someone else`
      : t`Never left; ${there}, perhaps by someone else`
  }
  switch (outcome) {
    case 'under-way':
      return now - at < UNDER_WAY_FOR ? t`Under way` : labels.notKnown
    case 'refused':
      return code ? t`Refused, code ${code}` : t`Refused`
    case 'not-seen':
      return t`Not seen`
    case 'not-known':
      return labels.notKnown
    case 'never-left':
      return t`Never left`
    case 'done':
      break
  }
  if (entry.isOdd) return namesOf(operation)?.odd?.(entry.times) ?? entry.title ?? t`Seen`
  if (entry.wasUnknown || evidence === 'late') return t`Not known, then seen`
  const { seen = t`Seen`, confirmed = t`Confirmed by your platform` } = namesOf(operation) ?? {}
  return evidence === 'answer' ? confirmed : seen
}

/** The record shows what this write was refused. */
export const isDespiteRefusal = ({ outcome, evidence }: ActivityEntry): boolean =>
  outcome !== 'done' && evidence === 'despite-refusal'

export function outcomeMark(entry: ActivityEntry): StatusTone {
  const { outcome, isOdd, wasUnknown, evidence } = entry
  if (isDespiteRefusal(entry)) return { glyph: 'triangle', tone: 'warning' }
  switch (outcome) {
    case 'done':
      return isOdd || wasUnknown || evidence === 'late'
        ? { glyph: 'triangle', tone: 'warning' }
        : { glyph: 'tick', tone: 'success' }
    case 'refused':
      return { glyph: 'cross', tone: 'danger' }
    case 'never-left':
      return { glyph: 'arrow', tone: 'neutral' }
    case 'under-way':
      return { glyph: 'dashed', tone: 'accent' }
    case 'not-seen':
    case 'not-known':
      break
  }
  return { glyph: 'stroke', tone: 'neutral' }
}

/** What the record was before, if that is kept. */
export function beforeText({ operation, facts }: ActivityEntry): string | undefined {
  if (facts?.before !== undefined || operation !== 'refundOrder') return facts?.before
  const status = facts?.status
  return status ? t`${sentenceCase(status)}, not refunded` : t`Not refunded`
}

/** What a write was about, beside its name and price. */
export function afterText({ facts }: ActivityEntry): string | undefined {
  const { after, stock, deliveryTypes = [] } = facts ?? {}
  if (after !== undefined) return after
  const words = [
    stock !== undefined && t`stock ${formatNumber(stock)}`,
    deliveryText(deliveryTypes),
  ]
  return commaList(words) || undefined
}

export const settingLabel = (field: string) => fieldLabels[field as StoreField] ?? field

export function changedSettingsText({ facts }: ActivityEntry): string {
  // An entry that was made up later, since the page was left too soon, doesn’t know which.
  if (!facts?.settings) return t`store settings`
  const count = Object.keys(facts.settings).length
  return plural(count, { one: '1 store setting', other: `${count} store settings` })
}

export function findActivity(
  entries: readonly ActivityEntry[],
  kind: ActivityKind | undefined,
  text = '',
): ActivityEntry[] {
  const wanted = text.trim().toLowerCase()
  return entries.filter((entry) => {
    const { operation, facts, params, note, code } = entry
    if (kind && namesOf(operation)?.group !== kind) return false
    const words = [
      activityVerb(entry),
      facts?.subject,
      facts?.detail,
      note,
      code,
      ...Object.values(params),
      ...Object.keys(facts?.settings ?? {}).map(settingLabel),
    ]
    return words.join(' ').toLowerCase().includes(wanted)
  })
}

export const timeOf = (value: number | undefined) => value && new Date(value).toISOString()

/** For support: no names, no emails, no texts. */
export function activityDetails(entry: ActivityEntry): string {
  const { operation, params, at, answeredAt, endedAt, code, reference, recordId } = entry
  const facts = {
    [t`Operation`]: operation,
    ...params,
    [t`Record made`]: recordId,
    [t`Pressed at`]: timeOf(at),
    [t`Answer at`]: timeOf(answeredAt),
    [t`Ended at`]: timeOf(endedAt),
    [t`Outcome`]: outcomeText(entry),
    [t({ message: 'Code', context: 'of an error' })]: code,
    [t`Reference`]: reference,
  }
  return Object.entries(facts)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => labelled(name, String(value)))
    .join('\n')
}

export function settingsBefore({ facts }: ActivityEntry): Record<string, string | boolean> {
  const before: Record<string, string | boolean> = {}
  for (const [field, change] of Object.entries(facts?.settings ?? {})) {
    if (change.before !== undefined) before[field] = change.before
  }
  return before
}
