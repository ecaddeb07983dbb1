import { secretFields } from '#api/operations.ts'
import type { Fault } from './fault-queue.ts'
import {
  hostileTexts,
  hostileUrls,
  oddCurrencies,
  oddDates,
  oddNumbers,
  oddWords,
} from './hostile.ts'
import { isRecord, mapObjects, mapPath, mapScalars, missing } from './json-walk.ts'
import { mutateList } from './fault-lists.ts'
import { freeMap, rawJson } from './raw-json.ts'

/* Data faults (D01–D22): they change a good envelope and return JSON text. */

const STRANGER = 'ffffffff-0000-4000-8000-00000000dead'
const ISO = /^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const URL_LIKE = /url|link|domain|imagename|filename/i
const WORD_LIKE = /^(status|gateway|type|source|reason|taxBehavior|plan|affiliateDiscountMode)$/
const MAPS =
  /^(metadata|customFieldAnswers|additionalFees|additionalFixedFees|externalIntegrations|disabledPaymentMethods|customerIds)$/

export function mutate(fault: Fault, text: string): string {
  const envelope: Record<string, unknown> = JSON.parse(text)
  const withData = (change: (data: unknown) => unknown) => ({
    ...envelope,
    data: change(envelope['data']),
  })
  const next = cycle(fault.values)
  switch (fault.fault) {
    case 'D01':
      return atPath((old) => (fault.values?.length ? fault.values[0] : otherType(old)))
    case 'D02':
      return atPath(() => missing)
    case 'D03':
      return atPath(() => null)
    case 'D06':
      return scalars((value, key) => {
        if (!WORD_LIKE.test(key) || value === null) return value
        return typeof value === 'number' ? 99 : next(oddWords)
      })
    case 'D07':
      return rawJson(
        withData((data) =>
          mapObjects(data, (object) => ({
            ...object,
            futureField: { version: 2, list: [1, null] },
          })),
        ),
      )
    case 'D08':
      return scalars((value) => (isText(value, ISO) ? next(oddDates) : value))
    case 'D09':
      return rawJson(
        withData((data) =>
          mapScalars(data, (value) =>
            typeof value === 'number' ? { [rawJson.marker]: next(oddNumbers) } : value,
          ),
        ),
      )
    case 'D10':
      return scalars((value, key) => (key === 'currencyCode' ? next(oddCurrencies) : value))
    case 'D12':
      return fault.path === undefined
        ? rawJson(withData((data) => lengthenFirst(data, fault.size ?? 1_000_000)))
        : atPath(() => 'x'.repeat(fault.size ?? 1_000_000))
    case 'D13':
    case 'D14':
      return rawJson(withData((data) => withMaps(data, freeMap(fault))))
    case 'D19':
      return rawJson(withData(estrange))
    case 'D20':
      return scalars((value) => (isPlainText(value) ? next(hostileTexts) : value))
    case 'D21':
      return scalars((value, key) =>
        typeof value === 'string' && URL_LIKE.test(key) ? next(hostileUrls) : value,
      )
    case 'D22':
      return rawJson(withData((data) => mapObjects(data, plantSecrets)))
    default:
      return mutateList(fault, envelope)
  }

  function atPath(change: (old: unknown) => unknown) {
    return rawJson(mapPath(envelope, (fault.path ?? 'data').split('.'), change))
  }

  function scalars(visit: (value: unknown, key: string) => unknown) {
    return rawJson(withData((data) => mapScalars(data, visit)))
  }
}

/** Takes the odd values in turn, those given with the fault first. */
function cycle(own: unknown[] | undefined) {
  let at = 0
  return (otherwise: readonly unknown[]) => {
    const values = own ?? otherwise
    at += 1
    return values[(at - 1) % values.length]
  }
}

function otherType(old: unknown): unknown {
  if (typeof old === 'string') return { text: old }
  if (typeof old === 'number') return 'twelve'
  if (typeof old === 'boolean') return 'yes'
  return Array.isArray(old) ? { 0: 'x' } : 7
}

function lengthenFirst(data: unknown, size: number) {
  let isDone = false
  return mapScalars(data, (value) => {
    if (isDone || !isPlainText(value)) return value
    isDone = true
    return 'long text '.repeat(Math.ceil(size / 10)).slice(0, size)
  })
}

function withMaps(data: unknown, map: Record<string, unknown>): unknown {
  let isPlaced = false
  const placed = mapObjects(data, (object) =>
    Object.fromEntries(
      Object.entries(object).map(([name, value]) => {
        if (!MAPS.test(name) || !isRecord(value)) return [name, value]
        isPlaced = true
        return [name, map]
      }),
    ),
  )
  return isPlaced || !isRecord(placed) ? placed : { ...placed, metadata: map }
}

function estrange(data: unknown): unknown {
  if (!isRecord(data)) return data
  const strange = Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      name === 'id' || name === 'storeId' ? STRANGER : value,
    ]),
  )
  return 'order' in strange ? { ...strange, order: estrange(strange['order']) } : strange
}

function plantSecrets(object: Record<string, unknown>) {
  if (!('id' in object)) return object
  return {
    ...object,
    ...Object.fromEntries([...secretFields].map((name) => [name, `canary-planted-${name}`])),
  }
}

function isText(value: unknown, pattern: RegExp) {
  return typeof value === 'string' && pattern.test(value)
}

function isPlainText(value: unknown) {
  return typeof value === 'string' && !ISO.test(value) && !UUID.test(value)
}
