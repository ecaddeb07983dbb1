import { INT32_MAX } from '#api/request.ts'
import {
  type Parameters,
  readDecimal,
  readFlag,
  readInteger,
  readMatching,
  readText,
} from '#base/address/address.ts'
import { isBound } from '#base/time/date-bound.ts'
import type { AddressOf, FilterDescription, ListDescription } from './description.ts'

const SORT = /^-?[A-Za-z][A-Za-z0-9.]{0,63}$/
const COLUMNS = /^[a-z]+(:\d{2,3})?(,[a-z]+(:\d{2,3})?)*$/
const PAGE_SIZES = [10, 20, 50, 100]

export function addressReader<List extends ListDescription>(list: List) {
  return (given: Parameters): AddressOf<List> => {
    const pageSize = readInteger(given.pageSize, 1, INT32_MAX)
    const read: Parameters = {
      sort: list.sorts && readMatching(given.sort, SORT),
      page: list.operation && readInteger(given.page, 1, INT32_MAX),
      pageSize: list.operation && PAGE_SIZES.find((size) => size === pageSize),
    }
    for (const filter of list.filters) {
      for (const name of namesOf(filter)) read[name] = readFilter(filter, given[name])
    }
    if (list.hasViews) {
      read.view = readText(given.view)
      read.columns = readMatching(given.columns, COLUMNS)
    }
    for (const name of list.others ?? []) read[name] = readText(given[name])
    // A dropped parameter must be undefined: the router would keep the text of a missing one.
    return read as AddressOf<List>
  }
}

function readFilter(filter: FilterDescription, value: unknown) {
  switch (filter.kind) {
    case 'text':
      return readText(value, filter.own)
    case 'choice':
      return readChoice(filter.choices, readText(value))
    case 'flag':
      return readFlag(value)
    case 'integer':
      return readInteger(value, filter.least ?? -INT32_MAX - 1, filter.most ?? INT32_MAX)
    case 'integers':
      return readInteger(value, -INT32_MAX - 1, INT32_MAX)
    case 'decimals':
      return readDecimal(value)
    case 'dates':
      return readBound(readText(value))
    default:
      return undefined
  }
}

function readChoice(choices: readonly { value: string }[] | undefined, text: string | undefined) {
  return !choices || choices.some(({ value }) => value === text) ? text : undefined
}

const readBound = (text: string | undefined) => (text && isBound(text) ? text : undefined)

export function namesOf(filter: FilterDescription): string[] {
  return 'name' in filter ? [filter.name] : [filter.from, filter.to]
}
