import { platformClock } from '#api/platform-clock.ts'
import { readOrders } from '#api/orders.ts'
import type { Order } from '#api/schemas/orders.ts'
import { inLargePages } from '#model/reading/walk/page-sizes.ts'
import { eachPage } from '#model/reading/walk/pages.ts'

export type LookThrough = {
  read: number
  pages?: number
  page: number
  found?: Order
  isOver: boolean
}

export async function* lookThroughOrders(
  storeId: string,
  text: string,
  signal: AbortSignal,
): AsyncGenerator<LookThrough> {
  const dateTo = platformClock.end()
  const read = inLargePages((asked, leaving) =>
    readOrders(storeId, { dateTo, sort: '-dateCreated', ...asked }, leaving),
  )
  let count = 0
  for await (const { page, pages, fresh, isOver } of eachPage(read)(signal)) {
    count += fresh.length
    const found = fresh.find(({ id }) => id.toLowerCase().startsWith(text))
    yield { read: count, page, pages, found, isOver: isOver || found !== undefined }
    if (found) return
  }
}
