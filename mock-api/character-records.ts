import type { OperationId } from '#api/operations.ts'
import type { Answer } from './call.ts'
import type { Character } from './character-points.ts'
import { USUAL } from './characters.ts'
import { sentTime } from './character-times.ts'
import { gatewayWord, perCharacter, sentAddress, statusWord } from './character-words.ts'
import { createRandom } from './random.ts'
import { currencies } from './seed-places.ts'

type Fields = Record<string, unknown>

/** The points on which records are sent otherwise than they are kept. */
const shaping = [
  'statusWords',
  'gatewayWords',
  'amounts',
  'percentages',
  'discounts',
  'times',
  'clock',
  'subLists',
  'nothingDelivered',
  'fields',
  'creationDates',
  'emailAddresses',
  'ids',
] as const

const amountFields = new Set(
  `amount amountPaid lineTotal netDecrease taxAmount preTaxAmount gatewayFee platformFee
  globalGatewayFeeAmount globalGatewayFixedFee globalGatewayFixedFeeAmount additionalFeeAmount
  additionalFixedFeeAmount volumeDiscountAmount cost totalSpend averageSpend balance
  amountDecrease`.split(/\s+/),
)
const percentageFields = new Set(
  `percentageDecrease additionalFeePercentage globalGatewayFeePercentage taxRate returnPercentage
  percentageOff customAffiliateDiscountPercentage`.split(/\s+/),
)
const unsortedLists = new Set(
  'items entries logs deliveredItems tickets variants files customFields volumeDiscounts'.split(
    ' ',
  ),
)
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Gives what is kept the form in which the character sends it. */
export const recordsAsSent = perCharacter((character): (<Value>(data: Value) => Value) => {
  if (shaping.every((point) => character[point] === USUAL[point])) return (data) => data
  const statusOf = statusWord(character)
  const gatewayOf = gatewayWord(character)
  const addressOf = sentAddress(character)
  const timeOf = sentTime(character)
  return (data) => value(data, '', 'EUR') as typeof data

  function value(kept: unknown, name: string, currency: string): unknown {
    if (Array.isArray(kept)) {
      const isNull = character.nothingDelivered === 'null' && name === 'deliveredItems'
      if (isNull && kept.length === 0) return null
      const isUnsorted = character.subLists === 'unsorted' && unsortedLists.has(name)
      const list = isUnsorted ? shuffled(kept) : kept
      return list.map((entry) => value(entry, name, currency))
    }
    if (typeof kept === 'number') return number(kept, name, currency)
    if (typeof kept === 'string') return text(kept, name)
    return typeof kept === 'object' && kept !== null ? record(kept as Fields, currency) : kept
  }

  function record(kept: Fields, outer: string): Fields {
    const currency = typeof kept['currencyCode'] === 'string' ? kept['currencyCode'] : outer
    const isOrder = 'currencyCode' in kept && 'gateway' in kept
    const sent: Fields = {}
    for (const [name, field] of Object.entries(kept)) {
      const absence = absenceOf(kept, name)
      if (absence === 'absent') continue
      if (absence === 'null') sent[name] = null
      else if (isOrder && name === 'status') sent[name] = statusOf(field as string | null)
      else sent[name] = value(field, name, currency)
    }
    return sent
  }

  function number(kept: number, name: string, currency: string): unknown {
    if (percentageFields.has(name)) return character.percentages === 'of-1' ? kept / 100 : kept
    if (!amountFields.has(name)) return kept
    const signed = name === 'netDecrease' && character.discounts === 'negative' ? -kept : kept
    if (character.amounts === 'as-text') return String(signed)
    if (character.amounts === 'major-units') return signed
    return Math.round(signed * 10 ** (currencies[currency]?.decimals ?? 2))
  }

  function text(kept: string, name: string): string {
    if (TIME.test(kept)) return timeOf(kept)
    if (UUID.test(kept)) return character.ids === 'upper-case' ? kept.toUpperCase() : kept
    if (name === 'gateway') return gatewayOf(kept) ?? kept
    return name === 'customerEmail' ? (addressOf(kept) ?? kept) : kept
  }

  /** Only records with an id: maps of the merchant's own have no fields to leave out. */
  function absenceOf({ id }: Fields, name: string): 'absent' | 'null' | undefined {
    if (typeof id !== 'string' || name === 'id' || name === 'stores') return undefined
    if (name === 'dateCreated') {
      const isMissing = character.creationDates === 'some-absent'
      return isMissing && createRandom(id, 'date').chance(0.1) ? 'absent' : undefined
    }
    if (character.fields === 'present' || !createRandom(id, name).chance(0.12)) return undefined
    return character.fields === 'some-absent' ? 'absent' : 'null'
  }
})

const placeOf = (entry: unknown) => createRandom(String((entry as Fields | null)?.['id'])).next()

function shuffled(list: readonly unknown[]): unknown[] {
  return list
    .map((entry) => ({ entry, key: placeOf(entry) }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ entry }) => entry)
}

/** The answer of an operation as the character gives it. */
export function answerAsSent(
  { status, envelope }: Answer,
  operation: OperationId,
  character: Character,
): Answer {
  const { message, code, ...rest } = envelope
  const isListAll = operation === 'listAllProducts' || operation === 'listAllCategories'
  const data = isListAll && character.listAllData === 'null' ? null : envelope['data']
  return {
    status: character.createdStatus === '200' ? 200 : status,
    envelope: {
      ...rest,
      ...('message' in envelope && character.messages === 'null' ? { message, code } : {}),
      data: recordsAsSent(character)(data),
    },
  }
}
