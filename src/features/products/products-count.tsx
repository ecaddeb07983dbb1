import type { ReactNode } from 'react'
import styles from './products-count.module.css'

type ProductsCountProps = { count: string | undefined; children: ReactNode }

/** The number of products follows each key stroke, so it stands beside the search. */
export function ProductsCount({ count, children }: ProductsCountProps) {
  return (
    <div className={styles.filters}>
      {children}
      <output className={styles.count}>{count}</output>
    </div>
  )
}
