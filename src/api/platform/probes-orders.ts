import { commaList } from '#base/language/lists.ts'
import { plural, t } from '#base/language/words.ts'
import { numbersOf, pagesOf, rowsOf, textOf, type PlatformAnswer } from './asking.ts'
import {
  type Row,
  amountsShown,
  firstShown,
  listOrderShown,
  oneRowShown,
  percentageShown,
  sortShown,
} from './judge.ts'
import type { Finding } from './points.ts'
import type { World } from './world.ts'

export const STANDARD = { Page: 1, PageSize: 20 }
const MANY = 200
/** Smaller pages, for a platform that refuses many rows. */
const FEWER = [100, 50] as const

/** All orders that the check has seen, which the probes after it choose from. */
export type SeenOrders = { rows: readonly Row[]; count: number | undefined }

const ordersText = (count: number) => plural(count, { one: '1 order', other: `${count} orders` })

export async function probeOrders(world: World): Promise<SeenOrders> {
  const { storeId, found } = world
  const first = await world.readPlain('listOrders', { storeId }, STANDARD)
  const rows = rowsOf(first)
  if (rows.length === 0) {
    for (const point of ['pageSizeLargest', 'pageSizeOfOne', 'beyondLast', 'order'] as const) {
      found({ point, how: first.kind === 'answer' ? t`No orders` : t`Orders didn’t answer` })
    }
    return { rows, count: undefined }
  }
  const count = await probeOneRow(world, first)
  const many = await probeManyRows(world, { rows, count })
  await probeBeyondLast(world, first)
  const shown = listOrderShown(numbersOf(many, 'dateCreated'))
  const how = ordersText(many.length)
  found({ point: 'order', behaviour: shown, how })
  found({ point: 'amounts', behaviour: amountsShown(many), how })
  found({ point: 'percentages', behaviour: firstShown(many.map(percentageShown)), how })
  return { rows: many, count }
}

async function probeOneRow(world: World, first: PlatformAnswer): Promise<number | undefined> {
  const { storeId, found } = world
  const one = await world.read('listOrders', { storeId }, { Page: 1, PageSize: 1 })
  const point = 'pageSizeOfOne'
  if (one.kind === 'refused') {
    found({ point, behaviour: 'refused', how: t`Refused, ${one.status}` })
    return undefined
  }
  const length = rowsOf(first).length
  const pages = pagesOf(first)
  const bounds =
    pages === undefined
      ? { least: length, most: Infinity }
      : { least: Math.max(length, (pages - 1) * length + 1), most: pages * length }
  const behaviour = oneRowShown(rowsOf(one).length, pagesOf(one), bounds)
  const how =
    behaviour === 'ignored'
      ? t`Asked for 1, got ${rowsOf(one).length}`
      : t`Pages of 1: ${pagesOf(one) ?? '—'}. Pages of ${length}: ${pages ?? '—'}.`
  found({ point, behaviour, how })
  return behaviour === 'counts' ? pagesOf(one) : undefined
}

async function probeManyRows(world: World, seen: SeenOrders): Promise<readonly Row[]> {
  const { storeId, found } = world
  const { rows: few, count } = seen
  const asked: number[] = []
  for (const size of [MANY, ...FEWER]) {
    asked.push(size)
    const answer = await world.read('listOrders', { storeId }, { Page: 1, PageSize: size })
    if (answer.kind === 'refused') continue
    const rows = rowsOf(answer)
    found(largestPage({ size, asked, rows, few, count }, pagesOf(answer)))
    return rows.length > 0 ? rows : few
  }
  found({
    point: 'pageSizeLargest',
    behaviour: 'refused',
    detail: String(few.length),
    how: t`Refused ${commaList(asked)}`,
  })
  return few
}

type ManyAsked = SeenOrders & { size: number; asked: number[]; few: readonly Row[] }

function largestPage(
  { size, asked, rows, few, count }: ManyAsked,
  pages: number | undefined,
): Finding {
  const point = 'pageSizeLargest'
  const given = rows.length
  const how = t`Asked 20, ${commaList(asked)}`
  const detail = String(given)
  if (size < MANY) return { point, behaviour: 'refused', detail: String(size), how }
  if (given > size) return { point, behaviour: 'ignored', detail, how }
  if (given === size) return { point, behaviour: 'kept', detail, how }
  const hasMore = count === undefined ? (pages ?? 0) > 1 : count > given
  if (hasMore) return { point, behaviour: 'clamped', detail, how }
  if (count === undefined && given === few.length) {
    return {
      point,
      how: plural(given, {
        one: `1 came, whether 20 or ${size} are asked for`,
        other: `${given} came, whether 20 or ${size} are asked for`,
      }),
    }
  }
  return { point, how: plural(given, { one: 'Only 1 order', other: `Only ${given} orders` }) }
}

async function probeBeyondLast(world: World, first: PlatformAnswer) {
  const { storeId, found, read } = world
  const point = 'beyondLast'
  const pages = pagesOf(first)
  if (pages === undefined || pages < 1) {
    found({ point, how: t`It doesn’t say how many pages there are` })
    return
  }
  const beyond = await read('listOrders', { storeId }, { ...STANDARD, Page: pages + 1 })
  const how = t`Asked for page ${pages + 1} of ${pages}`
  const rows = rowsOf(beyond)
  if (beyond.kind === 'refused') found({ point, behaviour: 'refused', how })
  else if (beyond.kind !== 'answer') found({ point, how })
  else if (rows.length === 0) found({ point, behaviour: 'empty', how })
  else if (sameIds(rows, rowsOf(first))) found({ point, behaviour: 'repeated', how })
  else {
    const last = await read('listOrders', { storeId }, { ...STANDARD, Page: pages })
    if (sameIds(rows, rowsOf(last))) found({ point, behaviour: 'repeated', how })
    else {
      found({ point, how: t`${how}: other orders came` })
      found({ point: 'pageSizeOfOne', behaviour: 'wrong', how: t`${how}: more orders came` })
    }
  }
}

const idsOf = (rows: readonly Row[]) => rows.map((row) => textOf(row, 'id')).join(' ')
const sameIds = (some: readonly Row[], others: readonly Row[]) => idsOf(some) === idsOf(others)

/** What a list sorted by request proves; `unsorted` is the same list as it comes by itself. */
export function judgeSort(
  subject: string,
  answer: PlatformAnswer,
  sort: string,
  unsorted: readonly Row[],
): Finding {
  const point = 'sorts'
  if (answer.kind === 'refused') {
    return { point, subject, behaviour: 'refused', how: t`Refused, ${answer.status}` }
  }
  const rows = rowsOf(answer)
  const field = sort.replace(/^-/, '')
  const values = numbersOf(rows, field)
  if (new Set(values).size < 3) return { point, subject, how: t`Too few different values` }
  const how = plural(rows.length, { one: '1 row', other: `${rows.length} rows` })
  const shown = sortShown(values, sort.startsWith('-')) ?? textSortShown(values)
  // In the right order by itself, it proves nothing.
  if (shown === 'followed' && sameIds(rows, unsorted.slice(0, rows.length))) {
    return { point, subject, how: t`It comes in that order anyway` }
  }
  return { point, subject, behaviour: shown, how }
}

const isSorted = (list: readonly string[]) =>
  list.every((text, index) => index === 0 || list[index - 1]! <= text)

function textSortShown(values: readonly unknown[]) {
  const texts = values.filter((value) => typeof value === 'string')
  if (texts.length < 3) return undefined
  const isFollowed = isSorted(texts) || isSorted(texts.map((text) => text.toLowerCase()))
  return isFollowed ? 'followed' : 'ignored'
}

export async function probeOrderSorts(world: World, { rows }: SeenOrders) {
  const { storeId, found } = world
  for (const sort of ['-amount', 'dateCreated', 'customerEmail']) {
    const subject = `listOrders.${sort.replace(/^-/, '')}`
    if (rows.length < 3) {
      found({ point: 'sorts', subject, how: t`Too few orders` })
      continue
    }
    const answer = await world.read('listOrders', { storeId }, { ...STANDARD, Sorts: sort })
    found(judgeSort(subject, answer, sort, rows))
  }
}
