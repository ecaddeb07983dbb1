import { t } from '#base/language/words.ts'
import { instantOf } from '#base/time/by-time.ts'
import { type PlatformAnswer, rowsOf, textOf } from './asking.ts'
import { type Row, textFilterShown } from './judge.ts'
import { STANDARD, type SeenOrders } from './probes-orders.ts'
import type { World } from './world.ts'

const filters = [
  { name: 'status', field: 'status', noun: t`status` },
  { name: 'gateway', field: 'gateway', noun: t`gateway` },
  { name: 'email', field: 'customerEmail', noun: t`email`, isPrivate: true },
] as const
type TextFilter = (typeof filters)[number]

/** The text in other capitals; undefined if it has no letters. */
function other(text: string): string | undefined {
  const swapped = Array.from(text, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  ).join('')
  return swapped === text ? undefined : swapped
}

/** A value of which a part tells a filter for it from a list without one. */
function chosenValue(rows: readonly Row[], field: string): { text: string; part: string } | string {
  const values = new Set(rows.flatMap((row) => textOf(row, field) ?? []))
  if (values.size === 0) return t`No order has one`
  const all = [...values].filter((text) => text.length > 3 && !text.includes(','))
  const holds = (part: string) =>
    [...values].every((value) => value.toLowerCase().includes(part.toLowerCase()))
  for (const text of all) {
    const part = text.slice(1, field === 'customerEmail' ? text.indexOf('@') : undefined)
    if (part.length > 2 && !holds(part)) return { text, part }
  }
  return values.size === 1 ? t`All orders have the same` : t`No value shows the difference`
}

export async function probeOrderFilters(world: World, { rows }: SeenOrders) {
  for (const filter of filters) await probeTextFilter(world, filter, rows)
}

/** First a part in other capitals, which settles most; then the whole, in both spellings. */
async function probeTextFilter(world: World, filter: TextFilter, seen: readonly Row[]) {
  const { found } = world
  const { name, field, noun } = filter
  const subject = `listOrders.${name}`
  const point = 'filter'
  const chosen = chosenValue(seen, field)
  if (typeof chosen === 'string') {
    found({ point, subject, how: chosen })
    return
  }
  const { text, part } = chosen
  const said = (asked: string, what: string) =>
    'isPrivate' in filter ? t`Asked for ${what} of an ${noun}` : t`Asked for “${asked}”`
  const ask = (value: string) =>
    world.read('listOrders', { storeId: world.storeId }, { ...STANDARD, [name]: value })
  const valuesOf = (answer: PlatformAnswer) => rowsOf(answer).map((row) => row[field])

  const first = await ask(other(part) ?? part)
  const how = said(other(part) ?? part, t`a part`)
  if (first.kind === 'refused') return found({ point, subject, behaviour: 'refused', how })
  if (first.kind !== 'answer') return found({ point, subject, how: t`It didn’t answer` })
  if (rowsOf(first).length > 0) {
    const shown = textFilterShown(valuesOf(first), part)
    found({ point, subject, behaviour: shown, how })
    if (shown === 'contains' && other(part)) {
      found({ point: 'filterCase', subject, behaviour: 'either', how })
    }
    return
  }
  const isFound = async (value: string) => {
    const values = valuesOf(await ask(value))
    return values.some((each) => typeof each === 'string' && each.includes(text))
  }
  const otherText = other(text)
  if (otherText !== undefined && (await isFound(otherText))) {
    found({ point, subject, behaviour: 'equal', how: said(otherText, t`the whole`) })
    found({ point: 'filterCase', subject, behaviour: 'either', how })
    return
  }
  if (otherText !== undefined && (await isFound(part))) {
    found({ point, subject, behaviour: 'contains', how: said(part, t`a part`) })
    found({ point: 'filterCase', subject, behaviour: 'sensitive', how })
    return
  }
  if (await isFound(text)) {
    found({ point, subject, behaviour: 'equal', how: said(text, t`the whole`) })
    if (otherText) found({ point: 'filterCase', subject, behaviour: 'sensitive', how })
    return
  }
  found({ point, subject, how: t`Its own ${noun} found nothing` })
}

/** An order is asked for by its own instant, then by the seconds around it. */
export async function probeDateEnds(world: World, { rows }: SeenOrders) {
  const { storeId, found } = world
  const point = 'dateEnds'
  const subject = 'listOrders.dateFrom'
  const dated = rows.filter((row) => instantOf(textOf(row, 'dateCreated')) !== undefined)
  const order = dated[Math.floor(dated.length / 2)]
  const time = textOf(order, 'dateCreated')
  const instant = instantOf(time)
  if (time === undefined || instant === undefined) {
    return found({ point, subject, how: rows.length === 0 ? t`No orders` : t`No readable time` })
  }
  const ask = (dateFrom: string, dateTo: string) =>
    world.read('listOrders', { storeId }, { ...STANDARD, dateFrom, dateTo })
  const has = (answer: PlatformAnswer) => rowsOf(answer).some(({ id }) => id === order?.id)

  const exact = await ask(time, time)
  const how = t`Asked for an order’s own second`
  if (exact.kind === 'refused') return found({ point, subject, behaviour: 'refused', how })
  const isFar = (row: Row) =>
    Math.abs((instantOf(textOf(row, 'dateCreated')) ?? Number.NaN) - instant) > 86_400_000
  if (rowsOf(exact).some(isFar)) return found({ point, subject, behaviour: 'ignored', how })
  if (has(exact)) return found({ point, subject, behaviour: 'included', how })
  const around = await ask(at(instant - 1_000), at(instant + 1_000))
  found({ point, subject, behaviour: has(around) ? 'excluded' : undefined, how })
}

const at = (instant: number) => new Date(instant).toISOString()
