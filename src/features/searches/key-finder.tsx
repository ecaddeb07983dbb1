import { plural, t } from '#base/language/words.ts'
import { presentTime } from '#base/time/now.ts'
import type { LinkProps } from '@tanstack/react-router'
import { type ReactNode, useEffect, useId, useState } from 'react'
import type { Order } from '#api/schemas/orders.ts'
import { durationText } from '#base/time/duration-text.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { usePreferences, useTimeZone } from '#base/storage/preferences.ts'
import { Button } from '#components/controls/button.tsx'
import { Card } from '#components/page/card.tsx'
import { Trans } from '#components/text/trans.tsx'
import { DETAIL_PACE } from '#model/reading/walk/pages.ts'
import {
  type Search,
  markSeen,
  removeSearch,
  runSearch,
  startSearch,
} from '#model/doing/jobs/searches.ts'
import {
  LEAST_KEY,
  comparableKey,
  hasDelivered,
  holdsProduct,
} from '#model/records/orders/delivered-key.ts'
import { startOfPeriod } from '#model/records/orders/search-periods.ts'
import { FoundOrdersTable } from './found-orders-table.tsx'
import { SearchForm } from './search-form.tsx'
import { SearchProgress } from './search-progress.tsx'
import styles from './searches.module.css'
import { useSearchAt } from '#model/hooks/use-search-at.ts'

const PLACE = 'key finder'

type KeyFinderProps = {
  storeId: string
  given: string
  storeCurrency: string | undefined
  link: LinkProps
  orderLink: (orderId: string) => LinkProps
  days: string
  onDays: (days: string) => void
  onEmail: (email: string) => void
  /** How many orders there are to open; undefined until it is known. */
  count: number | undefined
}

/** Your platform can't search what was delivered, so orders are opened one after the other. */
export function KeyFinder(props: KeyFinderProps) {
  const { storeId, given, storeCurrency, link, orderLink, days, onDays, onEmail, count } = props
  const [key, setKey] = useState(given)
  const [email, setEmail] = useState('')
  const [product, setProduct] = useState('')
  const zone = useTimeZone()
  const { privacy } = usePreferences()
  const search = useSearchAt(PLACE)
  useEffect(() => search && markSeen(search), [search])
  const isReading = search?.phase === 'running' || search?.phase === 'waiting'
  const isReady = comparableKey(key).length >= LEAST_KEY
  function find() {
    const wanted = key
    const named = product.trim()
    startSearch({
      place: PLACE,
      title: t`Whose key is this`,
      link,
      storeId,
      query: {
        dateFrom: startOfPeriod(days, zone, presentTime()),
        email: email.trim() || undefined,
      },
      pick: (order) => (named === '' || holdsProduct(order, named) ? order : undefined),
      proves: (detail) => hasDelivered(detail, wanted),
    })
  }

  return (
    <Card title={t`Find the order of a delivery`}>
      <p className={styles.lead}>
        {t`Paste a key that a customer sent you, or the name of a file. Counter opens recent orders until one matches.`}
      </p>
      <div className={styles.fields}>
        <Field
          label={t`Licence key, text or file name`}
          value={key}
          hint={t`Compared in this page. Nothing of it is stored or sent.`}
          isSecret={privacy}
          disabled={isReading}
          onChange={setKey}
        />
        <Field
          label={t`Customer email, if known`}
          value={email}
          isSecret={privacy}
          disabled={isReading}
          onChange={setEmail}
          onBlur={() => onEmail(email.trim())}
        />
        <Field
          label={t`Product, if known`}
          value={product}
          hint={t`A part of its name or its ID`}
          disabled={isReading}
          onChange={setProduct}
        />
      </div>
      <SearchForm
        days={days}
        isReading={isReading}
        isReady={isReady}
        isMain
        action={t`Find the order`}
        onDays={onDays}
        onSearch={find}
      />
      <p className={styles.cost}>{costWords(count, product.trim() !== '')}</p>
      {search && <SearchProgress search={search}>{answerWords(search)}</SearchProgress>}
      {search && search.found.length > 0 && (
        <FoundOrdersTable
          name={t`Orders that delivered it`}
          orders={search.found}
          storeCurrency={storeCurrency}
          orderLink={orderLink}
          hasVariants
        />
      )}
      {search?.phase === 'done' && (
        <div className={styles.tools}>
          <span className="small quiet">{t`A key may have been delivered more than once.`}</span>
          <span>
            {!search.progress.isOver && (
              <Button variant="default" size="xs" onClick={() => void runSearch(search.id)}>
                {t`Look further`}
              </Button>
            )}{' '}
            <Button
              variant="subtle"
              color="gray"
              size="xs"
              onClick={() => {
                removeSearch(search.id)
                setKey('')
              }}
            >
              {t`Forget it`}
            </Button>
          </span>
        </div>
      )}
    </Card>
  )
}

function costWords(count: number | undefined, hasProduct: boolean): string {
  const pace = t`Each order is opened, two a second, until one matches.`
  if (count === undefined) return pace
  if (count === 0) return t`No orders in this time.`
  const orders = `${formatNumber(count)} ${plural(count, { one: 'order', other: 'orders' })}`
  const most = durationText(count * DETAIL_PACE)
  return hasProduct
    ? t`${orders} in this time; those with the product are opened, at most ${most}. ${pace}`
    : t`${orders} in this time, at most ${most}. ${pace}`
}

function answerWords({ found, phase, opened }: Search): ReactNode {
  const [hit] = found
  if (hit) return <HitWords order={found.at(-1) ?? hit} />
  if (phase !== 'done') return t`Not found yet.`
  return opened === 0 ? t`No order to open.` : t`Not found in this period.`
}

const HitWords = ({ order }: { order: Order }) => (
  <span className="strong">
    <Trans>Delivered in order {order.id.slice(0, 8)}.</Trans>
  </span>
)

type FieldProps = {
  label: string
  value: string
  hint?: string
  isSecret?: boolean
  disabled: boolean
  onChange: (value: string) => void
  onBlur?: () => void
}

function Field({ label, value, hint, isSecret, disabled, onChange, onBlur }: FieldProps) {
  const id = useId()
  return (
    <label className={styles.field}>
      <span className="strong">{label}</span>
      <input
        className={styles.input}
        type={isSecret ? 'password' : 'text'}
        value={value}
        disabled={disabled}
        maxLength={4096}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-describedby={hint && id}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
      />
      {hint && (
        <span id={id} className="small quiet">
          {hint}
        </span>
      )}
    </label>
  )
}
