import { Icon } from '#components/controls/icons.tsx'
import styles from './sort-header.module.css'

export type SortChoice = { label: string; sort: string }

export type Sorting = {
  /** As in the address: `dateCreated`, or `-dateCreated` for descending. */
  sort: string | undefined
  onSort: (sort: string | undefined) => void
}

type SortHeaderProps = Sorting & { header: string; field: string; largestFirst: boolean }

/** Cycles through both directions and no sort; figures and dates start with the largest. */
export function SortHeader({ header, field, largestFirst, sort, onSort }: SortHeaderProps) {
  const [first, second] = largestFirst ? [`-${field}`, field] : [field, `-${field}`]
  const next = sort === first ? second : sort === second ? undefined : first
  const isSorted = sort === first || sort === second
  return (
    <button
      type="button"
      className={styles.sort}
      data-sorted={isSorted || undefined}
      onClick={() => onSort(next)}
    >
      {header}
      {isSorted && <Icon name={sort === field ? 'chevron-up' : 'chevron-down'} size={13} />}
    </button>
  )
}

export function ariaSort(field: string | undefined, sort: string | undefined) {
  if (!field) return undefined
  if (sort === field) return 'ascending'
  return sort === `-${field}` ? 'descending' : 'none'
}
