import { Link, type LinkProps } from '@tanstack/react-router'
import { Icon, type IconName } from './icons.tsx'
import styles from './list-neighbours.module.css'

type ListNeighboursProps = {
  /** What the list holds: "ticket". */
  noun: string
  /** None at the ends of the list. */
  previous: LinkProps | undefined
  next: LinkProps | undefined
  /** Where in the list this record is. */
  position?: string
  /** What the page does on these keys is told with the links. */
  keys?: { previous: string; next: string }
}

/** The records above and below this one in the list it was opened from. */
export function ListNeighbours({ noun, previous, next, position, keys }: ListNeighboursProps) {
  const before = keys ? ` (${keys.previous})` : ''
  const after = keys ? ` (${keys.next})` : ''
  return (
    <nav className={styles.neighbours} aria-label="Neighbours in the list" title={position}>
      <Neighbour label={`Previous ${noun}${before}`} icon="chevron-up" link={previous} />
      <Neighbour label={`Next ${noun}${after}`} icon="chevron-down" link={next} />
    </nav>
  )
}

type NeighbourProps = { label: string; icon: IconName; link: LinkProps | undefined }

function Neighbour({ label, icon, link }: NeighbourProps) {
  return (
    <Link {...link} disabled={!link} className={styles.neighbour} aria-label={label} title={label}>
      <Icon name={icon} size={15} />
    </Link>
  )
}
