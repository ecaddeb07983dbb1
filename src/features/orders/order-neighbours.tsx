import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { OrdersAddress } from '#model/lists/lists.ts'
import { ListNeighbours } from '#components/list-neighbours.tsx'
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
    function walk({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
      if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return
      if (target.closest('input, textarea, select, [role=dialog], [role=menu]')) return
      const link = { j: next, k: previous }[key]
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
