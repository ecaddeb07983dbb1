import { NO_REPLY } from '#api/operations.ts'
import { plural, t } from '#base/language/words.ts'
import { CheckEnded, type PlatformAnswer, rowsOf, textOf } from './asking.ts'
import { type Row, percentageShown } from './judge.ts'
import { STANDARD, type SeenOrders, judgeSort } from './probes-orders.ts'
import type { Finding } from './points.ts'
import type { World } from './world.ts'

const objectOf = (value: unknown): Row | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Row) : undefined
const dataOf = (answer: PlatformAnswer) =>
  answer.kind === 'answer' ? objectOf(answer.data) : undefined
const recordsOf = (value: unknown): Row[] =>
  Array.isArray(value) ? value.flatMap<Row>((one: unknown) => objectOf(one) ?? []) : []

/** The store to ask about: the one given, or the account's first. */
export async function probeAccount(world: Pick<World, 'readPlain'>, storeId: string | undefined) {
  const answer = await world.readPlain('getUser', {})
  if (answer.kind === 'unreadable') throw new CheckEnded(answer.why)
  if (answer.kind === 'refused' && answer.status !== 403) {
    throw new CheckEnded(t`the account is refused (${answer.status}). Is the address complete?`)
  }
  const user = dataOf(answer)
  return storeId ?? recordsOf(user?.stores).flatMap((store) => textOf(store, 'id') ?? [])[0]
}

/** An order, whose webhook and customer are known by no other read. */
export async function probeOrder(world: World, { rows }: SeenOrders) {
  const { storeId, found, readPlain, untold } = world
  const ids = rows.flatMap((row) => textOf(row, 'id') ?? [])
  if (ids.length === 0) untold('getOrder', t`no orders`)
  let customerId: string | undefined
  for (const orderId of ids.slice(0, 2)) {
    const detail = dataOf(await readPlain('getOrder', { storeId, orderId }))
    const order = objectOf(detail?.order)
    const behaviour = order && percentageShown(order)
    if (behaviour) found({ point: 'percentages', behaviour, how: t`One order’s amounts` })
    customerId ??= textOf(objectOf(order?.customer), 'customerId')
    const webhookId = recordsOf(detail?.logs).flatMap((log) => textOf(log, 'webhookId') ?? [])[0]
    if (webhookId) return { customerId, webhookId }
  }
  return { customerId, webhookId: undefined }
}

export async function probeDeliveries(world: World, webhookId: string | undefined) {
  const { found, readPlain, read, untold } = world
  const flag = { point: 'flagFalse', subject: 'listWebhookLogs.Success' } as const
  const sort = { point: 'sorts', subject: 'listWebhookLogs.dateCreated' } as const
  if (webhookId === undefined) {
    untold('listWebhookLogs', t`no webhook is known`)
    found({ ...flag, how: t`No webhook is known` })
    return found({ ...sort, how: t`No webhook is known` })
  }
  const all = rowsOf(await readPlain('listWebhookLogs', { webhookId }, STANDARD))
  const sorted = await read('listWebhookLogs', { webhookId }, { ...STANDARD, Sorts: 'dateCreated' })
  found(judgeSort(sort.subject, sorted, 'dateCreated', all))
  const failed = await read('listWebhookLogs', { webhookId }, { ...STANDARD, Success: false })
  found(judgeFlag(flag, failed, isDelivered, all))
}

const isDelivered = ({ responseCode }: Row) =>
  typeof responseCode === 'number' && responseCode >= 200 && responseCode < 300

/** A flag sent as false should leave out the rows that have what it names. */
function judgeFlag(
  name: { point: 'flagFalse'; subject: string },
  answer: PlatformAnswer,
  has: (row: Row) => boolean,
  all: readonly Row[],
): Finding {
  if (answer.kind === 'refused') {
    return { ...name, behaviour: 'refused', how: t`Refused, ${answer.status}` }
  }
  const rows = rowsOf(answer)
  const count = rows.filter(has).length
  if (count > 0 && count === rows.length && !all.every(has)) {
    return {
      ...name,
      behaviour: 'opposite',
      how: plural(count, {
        one: '1 row, and it shouldn’t be there',
        other: `${count} rows, none should be there`,
      }),
    }
  }
  if (count > 0)
    return {
      ...name,
      behaviour: 'any',
      how: plural(count, {
        one: `1 of ${rows.length} shouldn’t be there`,
        other: `${count} of ${rows.length} shouldn’t be there`,
      }),
    }
  if (rows.length === 0 && !all.every(has)) return { ...name, how: t`No row came` }
  if (all.some(has))
    return {
      ...name,
      behaviour: 'followed',
      how:
        rows.length > 0
          ? plural(rows.length, {
              one: '1 row, and it matches',
              other: `${rows.length} rows, all match`,
            })
          : t`None came, none should`,
    }
  return { ...name, how: t`No row shows the difference` }
}

export async function probeReviews(world: World) {
  const { storeId, found, readPlain, read } = world
  const sort = { point: 'sorts', subject: 'listReviews.rating' } as const
  const flag = { point: 'flagFalse', subject: 'listReviews.hasReply' } as const
  const all = rowsOf(await readPlain('listReviews', { storeId }, STANDARD))
  if (all.length === 0) {
    found({ ...sort, how: t`No reviews` })
    return found({ ...flag, how: t`No reviews` })
  }
  const sorted = await read('listReviews', { storeId }, { ...STANDARD, Sorts: 'rating' })
  found(judgeSort(sort.subject, sorted, 'rating', all))
  const without = await read('listReviews', { storeId }, { ...STANDARD, Filters: NO_REPLY })
  found(judgeFlag(flag, without, (row) => Boolean(row.reply || row.repliedAt), all))
}

export async function probeCoupons(world: World) {
  const { storeId, found, readPlain, read, untold } = world
  const point = 'search'
  const subject = 'searchCoupons'
  const all = rowsOf(await readPlain('listCoupons', { storeId }, STANDARD))
  const couponId = textOf(all[0], 'id')
  if (couponId) await readPlain('getCoupon', { storeId, couponId })
  else untold('getCoupon', t`no coupons`)
  const code = all.flatMap((row) => textOf(row, 'code') ?? []).find(({ length }) => length > 4)
  if (code === undefined) {
    untold('searchCoupons', t`no coupon to search for`)
    return found({ point, subject, how: t`No code shows the difference` })
  }
  const find = async (query: string) => {
    const answer = await readPlain('searchCoupons', { storeId, query }, STANDARD)
    const codes = rowsOf(answer).flatMap((row) => textOf(row, 'code') ?? [])
    const isOther = codes.some((one) => !one.toLowerCase().includes(query.toLowerCase()))
    return { has: codes.includes(code), isOther, answer }
  }
  const middle = await find(code.slice(1))
  const how = t`Asked for the end of a code`
  const sorted = await read('listCoupons', { storeId }, { ...STANDARD, Sorts: '-uses' })
  found(judgeSort('listCoupons.uses', sorted, '-uses', all))
  if (middle.answer.kind !== 'answer') return found({ point, subject, how: t`It didn’t answer` })
  if (middle.has && middle.isOther) return found({ point, subject, behaviour: 'ignored', how })
  if (middle.has) return found({ point, subject, behaviour: 'contains', how })
  const start = await find(code.slice(0, -1))
  if (start.has) {
    return found({ point, subject, behaviour: 'begins', how: t`${how}, then for its beginning` })
  }
  const whole = await find(code)
  found({
    point,
    subject,
    behaviour: whole.has ? 'equal' : undefined,
    how: t`Asked for parts of a code`,
  })
}

export async function probeCatalogue(world: World) {
  const { storeId, readPlain, untold } = world
  const products = rowsOf(await readPlain('listAllProducts', { storeId }))
  const productId = textOf(products[0], 'id')
  if (productId) await readPlain('getProduct', { storeId, productId })
  else untold('getProduct', t`no products`)
  const slug = products.flatMap((row) => textOf(row, 'slug') ?? [])[0]
  if (slug) await readPlain('getProductBySlug', { storeId, slug })
  else untold('getProductBySlug', t`no product has a slug`)
  const categories = rowsOf(await readPlain('listAllCategories', { storeId }))
  const categoryId = textOf(categories[0], 'id')
  if (categoryId) await readPlain('getCategory', { storeId, categoryId })
  else untold('getCategory', t`no categories`)
}

export async function probeCustomers(
  world: World,
  { rows }: SeenOrders,
  customerId: string | undefined,
) {
  const { storeId, found, read, readPlain, untold } = world
  const search = { point: 'search', subject: 'searchCustomers' } as const
  const short = { point: 'shortSearches', subject: 'searchCustomers' } as const
  const email = rows.flatMap((row) => textOf(row, 'customerEmail') ?? [])[0]
  let id = customerId
  if (email === undefined) {
    untold('searchCustomers', t`no email to search for`)
    found({ ...search, how: t`No email to search for` })
    found({ ...short, how: t`No email to search for` })
  } else {
    const find = async (query: string) => {
      const answer = await readPlain('searchCustomers', { storeId, query }, STANDARD)
      const row = rowsOf(answer).find(({ emailAddress }) => isSame(emailAddress, email))
      id ??= textOf(row, 'id')
      const isOther = rowsOf(answer).length >= STANDARD.PageSize
      return { has: row !== undefined, isOther }
    }
    const part = await find(email.slice(1))
    const how = t`Asked for parts of an email`
    if (part.has) {
      const behaviour = part.isOther ? 'ignored' : 'contains'
      found({ ...search, behaviour, how })
    } else {
      const whole = await find(email)
      if (whole.has) found({ ...search, behaviour: 'equal', how })
      else if (part.isOther && whole.isOther) found({ ...search, behaviour: 'ignored', how })
      else found({ ...search, how: t`An order’s email found nobody` })
    }
    await probeShort(email)
  }
  if (id) await readPlain('getCustomer', { storeId, customerId: id })
  else untold('getCustomer', t`no customer is known`)

  async function probeShort(text: string) {
    const asked: number[] = []
    const ask = async (letters: number) => {
      asked.push(letters)
      const query = text.slice(0, letters)
      const answer = await read('searchCustomers', { storeId, query }, STANDARD)
      return { isRefused: answer.kind === 'refused', isEmpty: rowsOf(answer).length === 0 }
    }
    const two = await ask(2)
    const next = await ask(two.isRefused || two.isEmpty ? 3 : 1)
    const most = [two, next].findLast(({ isRefused }) => isRefused)
    const [first = 0, second = 0] = asked
    const how = plural(second, {
      one: `Asked for ${first} letters and 1`,
      other: `Asked for ${first} and ${second} letters`,
    })
    if (most) {
      const detail = String(Math.max(...asked.filter((_, at) => [two, next][at]?.isRefused)))
      return found({ ...short, behaviour: 'refused', detail, how })
    }
    // Whom none of the searches found may not be there.
    if (two.isEmpty && next.isEmpty) return found({ ...short, how })
    const behaviour = two.isEmpty || next.isEmpty ? 'empty' : 'answered'
    return found({ ...short, behaviour, detail: two.isEmpty ? '2' : '1', how })
  }
}

const isSame = (value: unknown, text: string) =>
  typeof value === 'string' && value.toLowerCase() === text.toLowerCase()
