import type { ReactNode } from 'react'
import { t } from '#base/language/words.ts'
import { Thumb } from '#components/values/thumb.tsx'
import styles from './categories.module.css'

type CategoryNameProps = {
  name: string | undefined
  slug: string | undefined
  children?: ReactNode
}

export function CategoryName({ name, slug, children }: CategoryNameProps) {
  return (
    <span className={styles.row}>
      <Thumb name={name} />
      <span className="stack shrinks">
        <span className="row near shrinks">
          <bdi className={styles.name}>{name ?? t`Unnamed`}</bdi>
          {children}
        </span>
        {slug && <bdi className={styles.slug}>{slug}</bdi>}
      </span>
    </span>
  )
}
