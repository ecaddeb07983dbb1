import { commaList } from '#base/language/lists.ts'
import { twoSentences } from '#base/language/sentences.ts'
import { plural, t } from '#base/language/words.ts'
import { oldestFirst } from '#base/time/by-time.ts'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { isOfStore } from '#model/records/tickets/ticket-records.ts'
import { orderTone } from '#model/records/orders/order-tone.ts'
import type { Evidence } from './pack.ts'

/* What a pack says of the customer: what they wrote, reviewed and bought besides. */

export type PackWords = {
  money: (amount: number | undefined, currencyCode?: string) => string
  time: (value: string | undefined) => string
}

export type PackRow = { label: string; text: string }
type Quote = { who: string; when: string; text: string }

export type Content = {
  id: string
  title: string
  /** What it would show, even if that speaks against the store. */
  summary: string
  rows: PackRow[]
  quotes: Quote[]
  /** Speaks against the store, so it goes in only if the merchant wants it to. */
  isAgainst?: boolean
}

export function conversation({ storeId, tickets: all }: Evidence, { time }: PackWords): Content {
  const tickets = all?.filter((ticket) => isOfStore(ticket, storeId))
  const entries = (tickets ?? []).flatMap((ticket) => ticket.entries).toSorted(oldestFirst)
  return {
    id: 'conversation',
    title: t`Conversation`,
    summary: !tickets
      ? t`The customer’s record wasn’t read`
      : entries.length === 0
        ? all?.length === tickets.length
          ? t`This customer wrote no ticket`
          : t`No ticket in this store`
        : commaList([ticketsWords(tickets.length), messagesWords(entries.length)]),
    rows: [],
    quotes: entries.map(({ name, dateCreated, message }) => ({
      who: name ?? t`No name`,
      when: time(dateCreated),
      text: message ?? '',
    })),
  }
}

const ticketsWords = (count: number) =>
  plural(count, { one: '1 ticket', other: `${count} tickets` })
const messagesWords = (count: number) =>
  plural(count, { one: '1 message', other: `${count} messages` })

const disputedWords = (count: number) =>
  plural(count, {
    one: '1 is disputed, which speaks against you',
    other: `${count} are disputed, which speaks against you`,
  })

const none = (words: string, newest: number | undefined) =>
  newest === undefined ? words : t`None among the newest ${newest}`

/** The platform may have more than were read. */
const reviewsWords = (count: number, newest: number | undefined) =>
  newest === undefined
    ? plural(count, { one: '1 review', other: `${count} reviews` })
    : plural(count, {
        one: `1 review among the newest ${newest}`,
        other: `${count} reviews among the newest ${newest}`,
      })

const foundWords = (count: number, newest: number | undefined) =>
  newest === undefined
    ? plural(count, {
        one: '1 found: dates, amounts and states',
        other: `${count} found: dates, amounts and states`,
      })
    : plural(count, {
        one: `1 found among the newest ${newest}: dates, amounts and states`,
        other: `${count} found among the newest ${newest}: dates, amounts and states`,
      })

export function review({ reviews, newest }: Evidence, { time }: PackWords): Content {
  const count = reviews?.length ?? 0
  return {
    id: 'review',
    title: t({ message: 'Review', context: 'of a product' }),
    summary: !reviews
      ? t`Reviews weren’t read`
      : count === 0
        ? none(t`This customer wrote none`, newest?.reviews)
        : reviewsWords(count, newest?.reviews),
    rows: [],
    quotes: (reviews ?? []).map(({ rating, dateCreated, reason, productName }) => ({
      who: commaList([rating !== undefined && t`${rating} of 5 stars`, productName]),
      when: time(dateCreated),
      text: reason ?? '',
    })),
  }
}

export function otherOrders({ orders, newest }: Evidence, { money, time }: PackWords): Content {
  const disputed = orders?.filter(({ status }) => orderTone(status).glyph === 'triangle') ?? []
  return {
    id: 'orders',
    title: t`Other orders of this customer`,
    summary: !orders
      ? t`Orders weren’t read`
      : [
          orders.length === 0
            ? none(t`None found with this email`, newest?.orders)
            : foundWords(orders.length, newest?.orders),
          disputed.length > 0 && disputedWords(disputed.length),
        ]
          .filter((said) => typeof said === 'string')
          .reduce(twoSentences),
    isAgainst: disputed.length > 0,
    rows: (orders ?? []).map(({ id, dateCreated, amount, status, currencyCode }) => ({
      label: time(dateCreated),
      text: commaList([
        money(amount, currencyCode),
        status && sentenceCase(status),
        id.slice(0, 8),
      ]),
    })),
    quotes: [],
  }
}
