import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { t } from '#base/language/words.ts'
import { useStore } from '#base/storage/store.ts'
import { Private } from '#components/text/private.tsx'
import { classNames } from '#components/controls/class-names.ts'
import { Icon } from '#components/controls/icons.tsx'
import { PlainLink } from '#components/controls/plain-link.tsx'
import { IconButton } from '#components/controls/icon-button.tsx'
import { overlay } from '#components/overlays/overlay.ts'
import { takeFocus } from './page-focus.ts'
import { useIsPhone } from '#components/controls/phone.ts'
import styles from './page-header.module.css'
import { ownedStore } from '#base/storage/owned.ts'

type PageHeaderProps = {
  title: string
  /** Document title without private data, because histories and tab lists show it. */
  discreetTitle?: string
  /** The whole of a shortened title, which paper can’t be asked for. */
  onPaper?: string
  /** Kind of record, on phones only: "Order" of "Order 9f2c41d8". */
  kind?: string
  /** The name stands at the top of the page: a phone’s bar has it once that is out of sight. */
  isRepeated?: boolean
  /** The parent page: start of the breadcrumb, and the way back on a phone. */
  parent?: LinkProps & { label: string }
  beside?: ReactNode
  /** A quiet second line below the title of a page without a parent. */
  facts?: ReactNode
  actions?: ReactNode
  /** Without the line below, for pages with tabs or filters there. */
  plain?: boolean
}

/** Renders the page’s only h1 and its document title. */
export function PageHeader(props: PageHeaderProps) {
  const {
    title,
    discreetTitle = title,
    onPaper,
    kind,
    isRepeated,
    parent,
    beside,
    facts,
    actions,
    plain,
  } = props
  const isPhone = useIsPhone()
  const hasSearch = isPhone && !parent
  // A name that stands again below ends the breadcrumb.
  const isCrumb = parent && (isPhone || isRepeated)
  const name = kind ? `${kind} ${discreetTitle}` : discreetTitle
  return (
    <header
      className={classNames(styles.header, plain && styles.plain, facts ? styles.tall : undefined)}
    >
      <title>{`${useStore(titleCount)}${name} · Counter`}</title>
      {parent && <Parent {...parent} />}
      <h1
        ref={takeFocus}
        className={isCrumb ? styles.crumb : styles.title}
        tabIndex={-1}
        data-on-paper={onPaper}
      >
        {kind && <span className={styles.kind}>{kind} </span>}
        <span data-repeated={isRepeated}>
          {discreetTitle === title ? <bdi>{title}</bdi> : <Private>{title}</Private>}
        </span>
      </h1>
      {beside}
      {facts && <div className={styles.facts}>{facts}</div>}
      {(actions || hasSearch) && (
        <div className={styles.actions}>
          {actions}
          {hasSearch && (
            <IconButton
              icon="search"
              iconSize={20}
              label={t({ message: 'Search', context: 'verb' })}
              onClick={() => overlay.set('search')}
            />
          )}
        </div>
      )}
    </header>
  )
}

function Parent({ label, ...link }: LinkProps & { label: string }) {
  return (
    <nav className={styles.parent} aria-label={t`Breadcrumb`}>
      <PlainLink {...link} className={styles.back}>
        <span className={styles.chevron}>
          <Icon name="chevron-left" size={22} />
        </span>
        <span className={styles.label}>{label}</span>
      </PlainLink>
      <span className={styles.separator} aria-hidden>
        /
      </span>
    </nav>
  )
}

/** What leads the document’s title, so that it shows in a narrow tab: "(3) Orders". */
export const titleCount = ownedStore('')
