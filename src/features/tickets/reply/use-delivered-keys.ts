import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useKeyDown } from '#base/browser/use-key-down.ts'
import { orderQuery } from '#api/order-detail.ts'
import { queryClient } from '#api/query-client.ts'
import { hiddenKey } from '#model/doing/replies/reply-blanks.ts'
import { letterKey } from '#base/browser/letter-key.ts'

/** The first key that an order delivered, masked; its record is read if it is not in the cache. */
export async function firstKeyOf(storeId: string, orderId: string): Promise<string | undefined> {
  const { order } = await queryClient.query(orderQuery(storeId, orderId))
  const text = order.deliveredItems.find(({ textContent }) => textContent)?.textContent
  return text ? hiddenKey(text) : undefined
}

/** Alt with a digit puts the first key of that order into the reply; "Insert" buttons do so, too. */
export function useDeliveredKeys(
  storeId: string,
  orderIds: readonly string[],
  insert: (text: string) => void,
) {
  const insertLatest = useEffectEvent(insert)
  useKeyDown(async (event) => {
    const { altKey, ctrlKey, metaKey, code } = event
    const digit = /^Digit([1-9])$/u.exec(code)?.[1]
    const orderId =
      digit && altKey && !ctrlKey && !metaKey ? orderIds[Number(digit) - 1] : undefined
    if (!orderId) return
    event.preventDefault()
    const key = await firstKeyOf(storeId, orderId).catch(() => undefined)
    if (key) insertLatest(key)
  })
  useEffect(() => replyInsertion.receive((text) => insertLatest(hiddenKey(text))), [])
}

/** The key R focuses the reply box, except while something else is typed into. */
export function useReplyKey(field: RefObject<HTMLTextAreaElement | null>): void {
  useKeyDown((event) => {
    if (letterKey(event) !== 'r') return
    event.preventDefault()
    field.current?.focus()
  })
}

let receiver: ((text: string) => void) | undefined

export const replyInsertion = {
  receive(insert: (text: string) => void): () => void {
    receiver = insert
    return () => {
      if (receiver === insert) receiver = undefined
    }
  },
  send: (text: string) => receiver?.(text),
}
