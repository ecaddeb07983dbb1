import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type Pick, pickText } from '#model/reading/figures/drill.ts'
import styles from './overview-figures.module.css'

type NumberLinkProps = {
  kind: Pick['kind']
  /** Which of its kind; `key` belongs to React. */
  itemKey?: string
  isBefore?: boolean
  children: ReactNode
}

/** A number that opens exactly the orders it counts. */
export function NumberLink({ kind, itemKey, isBefore, children }: NumberLinkProps) {
  return (
    <Link
      {...pickLink({ kind, key: itemKey, isBefore })}
      className={styles.number}
      activeProps={{}}
    >
      {children}
    </Link>
  )
}

export const pickLink = (pick: Parameters<typeof pickText>[0]) =>
  ({
    to: '.',
    search: (before: object) => ({ ...before, pick: pickText(pick) }),
    resetScroll: false,
  }) as const
