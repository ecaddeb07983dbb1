import type { ReactNode } from 'react'
import { t } from '#base/language/words.ts'
import { classNames } from '#components/controls/class-names.ts'
import styles from './record.module.css'
import { useFirstOf } from '#components/text/first-of.tsx'

export function Facts({ wide, children }: { wide?: boolean; children: ReactNode }) {
  return <dl className={classNames(styles.facts, wide && styles.wide)}>{children}</dl>
}

type FactProps = {
  label: string
  /** Shows "None" without a value, where the fact would otherwise be left out. */
  matters?: boolean
  children?: ReactNode
}

export function Fact({ label, matters, children }: FactProps) {
  const isEmpty =
    children === undefined || children === null || children === '' || children === false
  if (isEmpty && !matters) return null
  return (
    <div className={styles.fact}>
      <dt className="quiet breaks">{label}</dt>
      <dd className="breaks shrinks">
        {isEmpty ? <span className="quiet">{t`None`}</span> : children}
      </dd>
    </div>
  )
}

export function FlagFact({ label, value }: { label: string; value: boolean | undefined }) {
  return <Fact label={label}>{value === undefined ? undefined : value ? t`Yes` : t`No`}</Fact>
}

type ManyFactsProps<Item> = { items: Item[]; children: (item: Item) => ReactNode }

export function ManyFacts<Item>({ items, children }: ManyFactsProps<Item>) {
  const { shown, more } = useFirstOf(items)
  return (
    <>
      {shown.map(children)}
      {more && <Fact label={t`And more`}>{more}</Fact>}
    </>
  )
}
