import { Link, type LinkProps } from '@tanstack/react-router'
import { Icon, type IconName } from './icons.tsx'
import styles from './list-neighbours.module.css'

type ListNeighboursProps = {
  noun: string
  /** Undefined at the ends of the list. */
  previous: LinkProps | undefined
  next: LinkProps | undefined
  position?: string
  /** Shown with the links; the page handles the keys itself. */
  keys?: { previous: string; next: string }
}

/** Links to the records before and after this one in the list it was opened from. */
export function ListNeighbours({ noun, previous, next, position, keys }: ListNeighboursProps) {
  const before = keys ? ` (${keys.previous})` : ''
  const after = keys ? ` (${keys.next})` : ''
  return (
    <nav className={styles.neighbours} aria-label="Neighbours in the list">
      {position && <span className={styles.position}>{position}</span>}
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
