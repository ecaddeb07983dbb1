import { t } from '#base/language/words.ts'
import { OrderDetail } from '#api/schemas/order-detail.ts'
import { causeOf } from './cause.ts'
import { toNotSent } from './joined-writes.ts'
import type { Match } from './operation-match.ts'
import type { Refusal } from './refusal.ts'
import { GUARD_PATIENCE, type Guard, type GuardCall, readNow, recordLock } from './write-guard.ts'

/** A refund is sent only for an order that carries none at that moment. */
export function refundGuard({ address }: Match, owner: string): Guard {
  return {
    lock: recordLock('refund', address, owner),
    patience: GUARD_PATIENCE,
    async refuse(call) {
      try {
        return (await isRefunded(address, call)) ? toNotSent(refunded) : undefined
      } catch (error) {
        return toNotSent({ ...notRead, cause: causeOf(error) })
      }
    },
  }
}

async function isRefunded({ href, pathname }: URL, call: GuardCall): Promise<boolean> {
  const address = new URL(href)
  address.pathname = pathname.replace(/\/refund$/, '')
  const { order } = OrderDetail.parse(await readNow(address, call))
  const asked = address.pathname.split('/').at(-1)
  if (order.id && order.id.toLowerCase() !== asked?.toLowerCase()) throw new Error('another order')
  return order.refund !== undefined
}

const refunded: Refusal = {
  status: 409,
  code: 'ALREADY_REFUNDED',
  message: t`Someone has already refunded this order. Nothing was sent.`,
}

const notRead: Refusal = {
  status: 503,
  code: 'ORDER_NOT_READ',
  message: t`The order couldn’t be read just before the refund. Nothing was sent.`,
}
