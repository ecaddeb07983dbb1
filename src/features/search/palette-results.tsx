/* oxlint-disable jsx-a11y/prefer-tag-over-role --
   no element of its own is a list of links whose keys belong to the field above it */
import { Fragment } from 'react'
import { t } from '#base/language/words.ts'
import { useStore } from '#base/storage/store.ts'
import { classNames } from '#components/controls/class-names.ts'
import { Icon } from '#components/controls/icons.tsx'
import { Money } from '#components/values/money.tsx'
import { Private } from '#components/text/private.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { DOT } from '#model/reading/search/found-words.ts'
import { recents } from '#model/reading/search/recents.ts'
import { Further } from './further.tsx'
import styles from './palette.module.css'
import type { Row, RowGroup } from './palette-rows.ts'
import type { Search } from './use-search.ts'

type PaletteResultsProps = {
  listId: string
  groups: RowGroup[]
  rows: Row[]
  active: Row | undefined
  search: Search
  text: string
  storeId: string | undefined
  storeCurrency: string | undefined
  onPoint: (key: string) => void
  onOpen: (row: Row, inNewTab?: boolean) => void
}

export function PaletteResults(props: PaletteResultsProps) {
  const { listId, groups, rows, active, search, text, storeId, storeCurrency } = props
  // Renders again once the recents are cleared.
  useStore(recents(storeId ?? ''))
  const isEmpty =
    rows.every(({ isInstead }) => isInstead) && !search.isPending && text.trim() !== ''
  const further = <Further {...{ search, isEmpty, text, storeId, groups }} />
  return (
    <div className={styles.results}>
      {/* That nothing was found comes before what might be meant instead. */}
      {isEmpty && further}
      <div id={listId} role="listbox" aria-label={t`Results`}>
        {groups.map((group) => {
          const { label, isPending = false, isGrid } = group
          if (group.rows.length === 0 && !isPending) return null
          return (
            <div key={label} role="group" aria-label={label} className={isGrid && styles.grid}>
              <div className={styles.group} aria-hidden>
                <span>{label}</span>
                <span>{isPending ? '…' : group.rows.length > 1 && group.rows.length}</span>
              </div>
              {group.rows.map((row) => (
                <Option
                  key={row.key}
                  {...props}
                  id={`${listId}-${rows.indexOf(row)}`}
                  row={row}
                  isActive={row === active}
                  currency={storeCurrency}
                />
              ))}
              {isPending && group.rows.length === 0 && (
                <div className={styles.option} role="presentation">
                  <Skeleton width="40%" />
                </div>
              )}
            </div>
          )
        })}
      </div>
      {!isEmpty && further}
    </div>
  )
}

const intoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

type WordsProps = { text: string; isPrivate?: boolean; className: string }

const Words = ({ text, isPrivate, className }: WordsProps) =>
  isPrivate ? (
    <Private className={className}>{text}</Private>
  ) : (
    <bdi className={className}>{text}</bdi>
  )

type OptionProps = Pick<PaletteResultsProps, 'onPoint' | 'onOpen'> & {
  id: string
  row: Row
  isActive: boolean
  currency: string | undefined
}

function Option({ id, row, isActive, currency, onPoint, onOpen }: OptionProps) {
  const { key, icon, title, isPrivate, detail, isDetailPrivate, note, found, href } = row
  const { amount } = found ?? {}
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/anchor-is-valid -- the field has the keys
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      ref={isActive ? intoView : undefined}
      className={classNames(styles.option)}
      href={href}
      onPointerMove={() => {
        if (!isActive) onPoint(key)
      }}
      onClick={(event) => {
        const inNewTab = event.ctrlKey || event.metaKey
        event.preventDefault()
        onOpen(row, inNewTab)
      }}
    >
      <Icon name={icon} size={16} />
      <span className={styles.words}>
        <Words text={title} isPrivate={isPrivate} className="strong truncate" />{' '}
        {detail?.split(DOT).map((text, at) => (
          <Fragment key={at}>
            {at > 0 && <span className="quiet">{DOT}</span>}
            <Words text={text} isPrivate={isDetailPrivate} className="quiet truncate" />
          </Fragment>
        ))}
      </span>
      {note && <span className={styles.note}>{note}</span>}
      {amount?.value !== undefined && (
        <Money amount={amount.value} currency={amount.currency} storeCurrency={currency} />
      )}
    </a>
  )
}
