import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isTypedInto, letterKey } from '#base/letter-key.ts'
import { formatNumber } from '#base/money-format.ts'
import { ListNeighbours } from '#components/list-neighbours.tsx'
import { orderLink, ordersLink } from '#model/links.ts'
import type { OrdersAddress } from '#model/lists/lists.ts'
import { type Neighbour, type Neighbours, useOrderNeighbours } from './use-order-neighbours.ts'

type OrderNeighboursProps = {
  storeId: string
  orderId: string
  /** The list from which the order was opened. */
  search: OrdersAddress
}

/** The order's place in its list, the way to the next (]) and previous ([), and back (Esc). */
export function OrderNeighbours({ storeId, orderId, search }: OrderNeighboursProps) {
  const navigate = useNavigate()
  const neighbours = useOrderNeighbours(storeId, orderId, search)
  const previous = linkTo(storeId, neighbours.previous)
  const next = linkTo(storeId, neighbours.next)

  useEffect(() => {
    function walk(event: KeyboardEvent) {
      if (event.defaultPrevented) return
      const link = { j: next, ']': next, k: previous, '[': previous }[letterKey(event) ?? '']
      if (link) void navigate(link)
      // The list focuses the row of the order that one comes from.
      else if (event.key === 'Escape' && !isTypedInto(event.target)) {
        void navigate(ordersLink(storeId, search))
      }
    }
    document.addEventListener('keydown', walk)
    return () => document.removeEventListener('keydown', walk)
  }, [navigate, storeId, search, previous, next])

  return (
    <ListNeighbours
      noun="order"
      previous={previous}
      next={next}
      position={placeWords(neighbours, search.page)}
      keys={{ previous: '[', next: ']' }}
    />
  )
}

/** "12 of 350"; without an exact count "12, page 1 of 7". */
function placeWords({ place, count, pages }: Neighbours, page = 1): string {
  if (place === undefined) return pages === undefined ? '' : 'Not in this list now'
  const shown = formatNumber(place)
  if (count !== undefined) return `${shown} of ${formatNumber(Math.max(count, place))}`
  return pages === undefined ? shown : `${shown}, page ${page} of ${formatNumber(pages)}`
}

const linkTo = (storeId: string, neighbour: Neighbour | undefined) =>
  neighbour && {
    ...orderLink(storeId, neighbour.orderId),
    state: { ordersSearch: neighbour.ordersSearch },
    replace: true,
  }
