import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icons.tsx'
import { takeFocus } from './page-focus.ts'
import styles from './page-header.module.css'

type PageHeaderProps = {
  title: string
  /** Stands in the document's title instead: that is seen in histories, lists of tabs and tasks. */
  discreetTitle?: string
  /** What a record is, before its title: "Order" of "Order 9f2c41d8". Seen on phones only. */
  kind?: string
  /** The page above this one: the start of the breadcrumb, and the way back on a phone. */
  parent?: LinkProps & { label: string }
  /** Right after the title. */
  beside?: ReactNode
  actions?: ReactNode
  /** Leaves out the line below, where tabs or filters follow. */
  plain?: boolean
}

/** The head of every page: its only h1 and the document's title. */
export function PageHeader(props: PageHeaderProps) {
  const { title, discreetTitle = title, kind, parent, beside, actions, plain } = props
  const name = kind ? `${kind} ${discreetTitle}` : discreetTitle
  return (
    <header className={classNames(styles.header, plain && styles.plain)}>
      <title>{`${name} · Counter`}</title>
      {parent && <Parent {...parent} />}
      <h1 ref={takeFocus} className={parent ? styles.crumb : styles.title} tabIndex={-1}>
        {kind && <span className={styles.kind}>{kind} </span>}
        <bdi>{title}</bdi>
      </h1>
      {beside}
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}

function Parent({ label, ...link }: LinkProps & { label: string }) {
  return (
    <nav className={styles.parent} aria-label="Breadcrumb">
      <Link {...link} className={styles.back}>
        <span className={styles.chevron}>
          <Icon name="chevron-left" size={22} />
        </span>
        <span className={styles.label}>{label}</span>
      </Link>
      <span className={styles.separator} aria-hidden>
        /
      </span>
    </nav>
  )
}
