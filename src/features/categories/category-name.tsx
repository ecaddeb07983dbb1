import type { ReactNode } from 'react'
import { Thumb } from '#components/thumb.tsx'
import styles from './category-name.module.css'

type CategoryNameProps = {
  name: string | undefined
  slug: string | undefined
  /** Beside the name. */
  children?: ReactNode
}

/** A picture's place, a name and the word it has in addresses: of a category or its products. */
export function CategoryName({ name, slug, children }: CategoryNameProps) {
  return (
    <span className={styles.row}>
      <Thumb name={name} />
      <span className={styles.words}>
        <span className={styles.first}>
          <bdi className={styles.name}>{name ?? 'Unnamed'}</bdi>
          {children}
        </span>
        {slug && <bdi className={styles.slug}>{slug}</bdi>}
      </span>
    </span>
  )
}
