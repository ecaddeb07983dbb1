import { type LinkProps, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { Icon, type IconName } from '#components/controls/icons.tsx'
import { PlainLink } from '#components/controls/plain-link.tsx'
import { ChoiceMenu } from '#components/overlays/choice-menu.tsx'
import { focusOnMount } from '#components/overlays/focus.ts'
import { Trans } from '#components/text/trans.tsx'
import styles from './pager.module.css'

type PageChange = { page?: number; pageSize?: number }

type PagerProps = {
  page: number
  /** The service gives the number of pages, never of records. */
  pages: number | undefined
  /** True also if the end is unknown; undefined during the read. */
  hasMore: boolean | undefined
  pageSize: number
  linkTo: (change: PageChange) => LinkProps
  onIntent?: (page: number) => void
  children?: ReactNode
}

const pageSizes = [10, 20, 50, 100].map((count) => ({
  value: String(count),
  label: plural(count, { one: '1 row', other: `${count} rows` }),
}))

export function Pager(props: PagerProps) {
  const navigate = useNavigate()
  const { page, pages, hasMore, pageSize, linkTo, onIntent, children } = props
  const last = pages ?? (page === 1 && hasMore === false ? 1 : undefined)
  return (
    <nav className={styles.pager} aria-label={t({ message: 'Pages', context: 'of a list' })}>
      <ChoiceMenu
        label={t`Rows`}
        value={String(pageSize)}
        choices={pageSizes}
        position="top-start"
        onChange={(size) => void navigate(linkTo({ page: 1, pageSize: Number(size) }))}
      >
        {t`Rows ${pageSize}`}
      </ChoiceMenu>
      <span className={styles.note}>{children}</span>
      <span className={styles.position}>
        <Trans>
          Page{' '}
          <PageNumber
            page={page}
            last={last}
            onPage={(to) => void navigate(linkTo({ page: to }))}
          />{' '}
          of <b>{last === undefined ? '–' : formatNumber(last)}</b>
        </Trans>
      </span>
      <span className="firm row">
        <Step
          label={t`Previous page`}
          icon="chevron-left"
          page={page > 1 ? Math.min(page - 1, last ?? page) : undefined}
          {...{ linkTo, onIntent }}
        />
        <Step
          label={t`Next page`}
          icon="chevron-right"
          page={hasMore ? page + 1 : undefined}
          {...{ linkTo, onIntent }}
        />
      </span>
    </nav>
  )
}

type StepProps = Pick<PagerProps, 'linkTo' | 'onIntent'> & {
  label: string
  icon: IconName
  page: number | undefined
}

function Step({ label, icon, page, linkTo, onIntent }: StepProps) {
  return (
    <PlainLink
      {...linkTo({ page })}
      disabled={page === undefined}
      className={styles.step}
      aria-label={label}
      title={label}
      onPointerEnter={() => page !== undefined && onIntent?.(page)}
      onFocus={() => page !== undefined && onIntent?.(page)}
    >
      <Icon name={icon} size={15} />
    </PlainLink>
  )
}

type PageNumberProps = { page: number; last: number | undefined; onPage: (page: number) => void }

function PageNumber({ page, last, onPage }: PageNumberProps) {
  const [isEditing, setIsEditing] = useState(false)
  if (!isEditing) {
    return (
      <button
        type="button"
        className={styles.number}
        aria-label={t`Page ${page}, go to another`}
        onClick={() => setIsEditing(true)}
      >
        {formatNumber(page)}
      </button>
    )
  }

  function go(text: string) {
    setIsEditing(false)
    const wanted = Math.min(last ?? Infinity, Math.max(1, Math.round(Number(text))))
    if (text.trim() !== '' && Number.isFinite(wanted) && wanted !== page) onPage(wanted)
  }
  return (
    <input
      className={styles.field}
      aria-label={t`Go to page`}
      inputMode="numeric"
      defaultValue={page}
      maxLength={10}
      ref={focusOnMount}
      onFocus={(event) => event.target.select()}
      // Phone number pads have no Enter, so leaving the field submits it.
      onBlur={(event) => go(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.currentTarget.value = String(page)
        if (event.key === 'Escape' || event.key === 'Enter') event.currentTarget.blur()
      }}
    />
  )
}
