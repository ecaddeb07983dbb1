import { type LinkProps, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ListNeighbours } from '#components/list-neighbours.tsx'

type OrderNeighboursProps = {
  /** The orders before and after this one in the list one came from; none at its ends. */
  previous: LinkProps | undefined
  next: LinkProps | undefined
  /** Where in the list this order is: "3 on page 2 of 14". */
  position?: string
}

/** Walks the list without going back to it: J for the next order, K for the one before. */
export function OrderNeighbours({ previous, next, position }: OrderNeighboursProps) {
  const navigate = useNavigate()

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
      position={position}
      keys={{ previous: 'K', next: 'J' }}
    />
  )
}
