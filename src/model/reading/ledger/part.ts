import { type Page, mayGoOn } from '#api/client.ts'
import { USUAL_LIMITS } from '#api/page-end.ts'
import type { Order } from '#api/schemas/orders.ts'
import { parseMoment } from '#base/time/moment.ts'
import { pause } from '#base/time/pause.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { isEndAt, isEndUnseen } from '#model/reading/walk/end.ts'
import { patience } from '#model/reading/walk/patience.ts'
import { givenBy, walkBeginning } from '#model/reading/walk/progress.ts'
import { walk } from '#model/reading/walk/walk.ts'
import { watchBeyond } from '#model/reading/walk/watch-pass.ts'
import { type Span, dayKey, daysOf, instantsOf, partsOf } from './days.ts'
import { BOUND, PAGE_SIZE, type Questions, isRefused } from './questions.ts'

/** A part is kept once it is whole, so a stopped read repeats at most about this many orders. */
const ORDERS_OF_A_PART = 1_000

type Part = {
  byDay: Map<string, Order[]>
  /** Orders that the platform counted but did not give, or that could not be read. */
  missing: number
  /** Orders without a usable date, which no day can count. */
  undated: Order[]
  /** False if the same page came again and nothing else tells where the list ends. */
  isEndKnown: boolean
}

type Options = {
  zone: string
  to: number
  questions: Questions
  signal: AbortSignal
  onWait: (until: number | undefined) => void
  /** Orders that have come now, how many so far, and how many the platform says there are. */
  onRead: (fresh: readonly Order[], read: number, total: number | undefined) => void
  /** Called newest days first, each time that a part of the days is whole. */
  onPart: (part: Part) => Promise<void>
}

/** Reads days from the platform: in one request where one page holds them, else in parts. */
export async function readDays(span: Span, options: Options): Promise<void> {
  const { zone, to, questions, signal, onWait, onRead, onPart } = options
  let toldPages: number | undefined
  const first = await questions.patiently(() => readPage(span, 1))
  const rows = rowsOf(first)
  if (!first.hasMore || (first.mayBeCut && !(await isCut()))) {
    await onPart(partOf(span, first.items, rows - first.items.length, true))
    return
  }
  const told = await questions.count(span, undefined, BOUND)
  const numberOf = told !== undefined && told < rows ? undefined : told
  const total = numberOf ?? first.pages
  const parts = partsOf(span, first.pages === undefined ? 0 : (total ?? 0), ORDERS_OF_A_PART)
  let read = 0
  for (const part of parts.toReversed()) {
    await readPart(part, parts.length === 1 ? first : undefined)
  }

  /** Whether more follows a page that calls itself the last, but ends where platforms cut pages. */
  async function isCut(): Promise<boolean> {
    const beyond = watchBeyond()
    beyond.isIt(idsOf(first))
    return !beyond.isIt(idsOf(await questions.patiently(() => readPage(span, 2))))
  }

  async function readPart(part: Span, begun: Page<Order> | undefined) {
    const { start, end } = instantsOf(part, zone, to)
    const orders: Order[] = []
    const seen = new Set<string>()
    let isFirst = begun !== undefined
    let counted = begun && numberOf
    let largest = 0
    let isEndKnown = true
    let isEndSeen = false
    let isOnePage = true
    let isFirstLast = false
    const beyond = watchBeyond()
    const rowAt = (place: number) => questions.rowAt(part, place)
    const done = await walk<Order>(
      {
        async readPage(page, pageSize) {
          const known = isFirst && page === 1 ? begun : undefined
          isFirst = false
          const answer = known ?? (await readPage(part, page, pageSize))
          const size = rowsOf(answer)
          const isRepeated = answer.items.every(({ id }) => seen.has(id))
          const isBeyond = beyond.isIt(idsOf(answer))
          if (page === 1) isFirstLast = isShorterThanAny(answer)
          isOnePage &&= page === 1 || isBeyond || (isFirstLast && isRepeated)
          isEndKnown =
            answer.pages !== undefined || size < Math.min(largest, pageSize) || !isRepeated
          // No platform ends a list so early, unless it gives one page whatever is asked: one that
          // repeats a page and promises more is not believed.
          const isShort = page > 1 && seen.size < questions.pageSize()
          const isLastAgain = isBeyond && (answer.pages ?? 1) <= 1 && !USUAL_LIMITS.has(size)
          isEndSeen = isShort && (size === 0 || isLastAgain)
          largest = Math.max(largest, size)
          for (const { id } of answer.items) seen.add(id)
          return answer
        },
        count() {
          const before = counted
          counted = undefined
          return before === undefined
            ? questions.count(part, undefined, BOUND)
            : Promise.resolve(before)
        },
        readBackwards: () => oldest(part),
        rowAt,
        isInside: ({ dateCreated }) => isWithin(dateCreated, start, end),
      },
      { progress: walkBeginning(PAGE_SIZE), ids: [] },
      {
        keep(fresh, progress) {
          orders.push(...fresh)
          onRead(fresh, read + progress.read, total)
          return Promise.resolve()
        },
        patience,
        onWait,
        wait: pause,
        now: Date.now,
      },
      signal,
    )
    read += done.read
    const most = Math.max(done.expected ?? -1, done.counted ?? -1)
    const ungiven = Math.max(0, most - givenBy(done))
    const isOfOthers = ungiven > 0 && (await questions.countsOthers(part))
    const lacking = (isOfOthers ? 0 : ungiven) + done.unreadable
    // Then nothing counts the part, as the walk took it.
    const uncounted = { ...done, expected: undefined, counted: undefined }
    const isBehind = isOfOthers && (await isEndUnseen(uncounted, seen, () => oldest(part), signal))
    const isStopped =
      done.isEndUnseen === true || isBehind || (done.stoppedAt ?? Infinity) <= (done.pages ?? 0)
    const isCounted =
      !isOfOthers &&
      most >= givenBy(done) &&
      (done.isUnsure !== true || (await isEndAt(most, rowAt)))
    const isEndFound = isEndSeen || (isEndKnown && !isStopped)
    // Among the rows of one page none can be passed by.
    // Where nothing counts them, one that was found by reading back may not be the only one.
    const isMixed = done.isUnsure === true || (isOfOthers && done.pagesReadTwice > 0)
    const isSure = !isMixed || isOnePage
    const isWhole = isCounted || (isEndFound && isSure)
    await onPart(partOf(part, orders, lacking, isWhole))
  }

  /** No platform is known that gives at most so many. */
  function isShorterThanAny({ items }: Page<Order>): boolean {
    const { size } = new Set(items.map(({ id }) => id))
    return size < questions.pageSize() && !USUAL_LIMITS.has(size)
  }

  async function oldest(part: Span): Promise<Page<Order> | undefined> {
    try {
      return await questions.page(part, { page: 1, sort: 'dateCreated' }, BOUND)
    } catch (error) {
      if (isRefused(error)) return undefined
      throw error
    }
  }

  /** A full page may have another behind it, whatever the platform says of its pages. */
  async function readPage(part: Span, page: number, asked = Infinity): Promise<Page<Order>> {
    // Of a first page it is found out how many rows the platform takes.
    const isOwn = page > 1 && asked < questions.pageSize()
    const pageSize = isOwn ? asked : undefined
    try {
      const answer = await questions.page(part, { page, pageSize }, BOUND)
      toldPages = answer.pages
      const size = rowsOf(answer)
      const mayHaveMore =
        size >= (pageSize ?? questions.pageSize()) || (answer.pages === undefined && size > 0)
      return { ...answer, hasMore: mayGoOn(answer) || mayHaveMore }
    } catch (error) {
      // The second page shows whether the platform takes other sizes.
      const isOfSize = isOwn && page === 2
      if (page === 1 || isOfSize || !isRefused(error)) throw error
      return { items: [], pages: toldPages, hasMore: false }
    }
  }

  function partOf(
    part: Span,
    orders: readonly Order[],
    missing: number,
    isEndKnown: boolean,
  ): Part {
    const { start, end } = instantsOf(part, zone, to)
    const byDay = new Map(daysOf(part).map((day) => [dayKey(day), [] as Order[]]))
    const seen = new Set<string>()
    const undated: Order[] = []
    for (const order of orders) {
      if (seen.has(order.id) || !isWithin(order.dateCreated, start, end)) continue
      if (order.id !== '') seen.add(order.id)
      const moment = parseMoment(order.dateCreated)
      if (moment?.kind !== 'instant') undated.push(order)
      else byDay.get(dayKey(wallClock(moment.instant, zone)))?.push(order)
    }
    return { byDay, missing, undated, isEndKnown }
  }
}

const idsOf = ({ items }: Page<Order>) => items.map(({ id }) => id)

const rowsOf = ({ items, received = items.length }: Page<unknown>) => received

function isWithin(date: string | undefined, start: number, end: number): boolean {
  const moment = parseMoment(date)
  return moment?.kind !== 'instant' || (moment.instant >= start && moment.instant <= end)
}
