import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { OrdersAddress } from '#model/lists/lists.ts'
import { ListNeighbours } from '#components/list-neighbours.tsx'
import { letterKey } from '#base/letter-key.ts'
import { orderLink } from '#model/links.ts'
import { type Neighbour, useOrderNeighbours } from './use-order-neighbours.ts'

type OrderNeighboursProps = {
  storeId: string
  orderId: string
  /** The list from which the order was opened. */
  search: OrdersAddress
}

/** Links to the list's next (J) and previous (K) order. */
export function OrderNeighbours({ storeId, orderId, search }: OrderNeighboursProps) {
  const navigate = useNavigate()
  const neighbours = useOrderNeighbours(storeId, orderId, search)
  const previous = linkTo(storeId, neighbours.previous)
  const next = linkTo(storeId, neighbours.next)

  useEffect(() => {
    function walk(event: KeyboardEvent) {
      const link = { j: next, k: previous }[letterKey(event) ?? '']
      if (link) void navigate(link)
    }
    document.addEventListener('keydown', walk)
    return () => document.removeEventListener('keydown', walk)
  }, [navigate, previous, next])

  return (
    <ListNeighbours
      noun="order"
      previous={previous}
      next={next}
      position={neighbours.position}
      keys={{ previous: 'K', next: 'J' }}
    />
  )
}

const linkTo = (storeId: string, neighbour: Neighbour | undefined) =>
  neighbour && {
    ...orderLink(storeId, neighbour.orderId),
    state: { ordersSearch: neighbour.ordersSearch },
    replace: true,
  }
