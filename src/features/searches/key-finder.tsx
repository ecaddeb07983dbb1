import { useArrival } from '#base/browser/use-arrival.ts'
import { t } from '#base/language/words.ts'
import { presentTime } from '#base/time/now.ts'
import type { LinkProps } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { durationText } from '#base/time/duration-text.ts'
import { usePreferences, useTimeZone } from '#base/storage/preferences.ts'
import { TextButton } from '#components/controls/text-button.tsx'
import '#components/form/validation-messages.ts'
import cards from '#components/page/card.module.css'
import { Disclosure } from '#components/text/disclosure.tsx'
import { Trans } from '#components/text/trans.tsx'
import { DETAIL_PACE } from '#model/reading/walk/pages.ts'
import { finderPlace, startFinder, wantedBy } from '#model/doing/jobs/finder.ts'
import type { Search } from '#model/doing/jobs/searches.ts'
import { paymentFieldAt } from '#model/reading/memory/opened-payments.ts'
import { LEAST_KEY, comparableKey } from '#model/records/orders/delivered-key.ts'
import { LEAST_PAYMENT_ID, comparableId, paymentWords } from '#model/records/orders/payment-ids.ts'
import { startOfPeriod } from '#model/records/orders/search-periods.ts'
import { FINDER_FORM, FinderField } from './finder-field.tsx'
import { FoundOrdersTable } from './found-orders-table.tsx'
import { SearchForm } from './search-form.tsx'
import { SearchEnd, SearchProgress } from './search-progress.tsx'
import styles from './searches.module.css'
import { useRestoredSearches, useSeenSearch } from '#model/hooks/use-search-at.ts'
import { countedRows } from '#model/reading/lists/counted.ts'

type KeyFinderProps = {
  storeId: string
  /** What the palette recognised, or nothing. */
  given: { key: string; payment: string }
  /** What one has in hand: it is asked for in one field. */
  isOfPayment: boolean
  onKind: (kind: 'key' | 'payment') => void
  storeCurrency: string | undefined
  orderLink: (orderId: string) => LinkProps
  days: string
  onDays: (days: string) => void
  onEmail: (email: string) => void
  /** How many orders there are to open; undefined until it is known. */
  count: number | undefined
}

/** Your platform can't search what was delivered or how it was paid, so orders are opened one by one. */
export function KeyFinder(props: KeyFinderProps) {
  const { storeId, given, isOfPayment, storeCurrency, orderLink } = props
  const { days, onDays, onKind, onEmail, count } = props
  const search = useSeenSearch(finderPlace(storeId))
  const wanted = search && wantedBy(search)
  const [key, setKey] = useState(given.key)
  // What the palette gave is the whole question: an earlier search's payment is no part of it.
  const isGiven = given.key !== '' || given.payment !== ''
  const [typedPayment, setPayment] = useState(isGiven ? given.payment : undefined)
  const [email, setEmail] = useState('')
  const [product, setProduct] = useState('')
  const zone = useTimeZone()
  const { privacy } = usePreferences()
  const payment = typedPayment ?? wanted?.payment ?? ''
  useRestoredSearches()
  const isReading = search?.phase === 'running' || search?.phase === 'waiting'
  const lack = isOfPayment
    ? lackOf(comparableId(payment), LEAST_PAYMENT_ID)
    : lackOf(comparableKey(key), LEAST_KEY)
  const field = useRef<HTMLInputElement>(null)
  const [isPressed, setIsPressed] = useState(false)
  function find() {
    setIsPressed(lack !== undefined)
    if (lack) return field.current?.focus()
    startFinder({
      storeId,
      key: isOfPayment ? '' : key,
      payment: isOfPayment ? payment.trim() : '',
      email: email.trim(),
      product: product.trim(),
      dateFrom: startOfPeriod(days, zone, presentTime()),
    })
  }
  // At once, so that an earlier search's answer doesn't stand beside it.
  useArrival(isGiven, find)

  const form = (
    <>
      <p className={styles.lead}>
        {t`Paste a key or a file name from a customer, or a payment’s ID from your processor. Counter opens recent orders until one matches.`}
      </p>
      <div className={styles.ranked}>
        {isOfPayment ? (
          <FinderField
            key="payment"
            label={t`ID of a payment`}
            ref={field}
            error={isPressed ? lack : undefined}
            value={payment}
            hint={t`Transaction, subscription, refund, chargeback or crypto address, whole`}
            isSecret={false}
            disabled={isReading}
            onChange={setPayment}
          />
        ) : (
          <FinderField
            key="key"
            label={t`Licence key, text or file name`}
            ref={field}
            error={isPressed ? lack : undefined}
            value={key}
            hint={t`Compared in this page. Nothing of it is stored or sent.`}
            isSecret={privacy}
            disabled={isReading}
            onChange={setKey}
          />
        )}
        {!isReading && (
          <TextButton
            onClick={() => {
              setIsPressed(false)
              onKind(isOfPayment ? 'key' : 'payment')
            }}
          >
            {isOfPayment ? t`Or a licence key, text or file name` : t`Or the ID of a payment`}
          </TextButton>
        )}
      </div>
      <Disclosure summary={t`Narrow it down`}>
        <div className={styles.fields}>
          <FinderField
            label={t`Customer email, if known`}
            value={email}
            isSecret={privacy}
            disabled={isReading}
            onChange={setEmail}
            onBlur={() => onEmail(email.trim())}
          />
          <FinderField
            label={t`Product, if known`}
            value={product}
            hint={t`A part of its name or its ID`}
            disabled={isReading}
            onChange={setProduct}
          />
        </div>
      </Disclosure>
      <SearchForm
        days={days}
        isReading={isReading}
        isMain
        id={FINDER_FORM}
        action={t`Find the order`}
        onDays={onDays}
        onSearch={find}
      />
      <p className={styles.cost}>{costWords(count, product.trim() !== '')}</p>
    </>
  )
  return (
    <section className={cards.card} aria-label={t`Find the order of a delivery or a payment`}>
      {search && (
        <SearchProgress search={search}>
          <Answer search={search} payment={wanted?.payment ?? ''} />
        </SearchProgress>
      )}
      {search && search.found.length > 0 && (
        <FoundOrdersTable
          name={wanted?.payment ? t`Orders with it` : t`Orders that delivered it`}
          orders={search.found}
          storeCurrency={storeCurrency}
          orderLink={orderLink}
        />
      )}
      {search?.phase === 'done' && (
        <div className={styles.tools}>
          <span className="small quiet">
            {wanted?.payment
              ? t`A renewal or a retry may have the same ID.`
              : t`A key may have been delivered more than once.`}
          </span>
          <span>
            <SearchEnd
              search={search}
              onForget={() => {
                onKind(isOfPayment ? 'payment' : 'key')
                setKey('')
                setPayment('')
              }}
            />
          </span>
        </div>
      )}
      {search?.phase === 'done' && search.found.length > 0 ? (
        <Disclosure isShort summary={t`Look for another`}>
          {form}
        </Disclosure>
      ) : (
        form
      )}
    </section>
  )
}

/** What is missing of a text that is looked for. */
const lackOf = (text: string, least: number) =>
  z.safeParse(z.string().check(z.minLength(least)), text).error?.issues[0]?.message

function costWords(count: number | undefined, hasProduct: boolean): string {
  const pace = t`Each order is opened, two a second, until one matches.`
  if (count === undefined) return pace
  if (count === 0) return t`No orders in this time.`
  const orders = countedRows('orders', count)
  const most = durationText(count * DETAIL_PACE)
  return hasProduct
    ? t`${orders} by your platform’s count; those with the product are opened, at most ${most}. ${pace}`
    : t`${orders} by your platform’s count, at most ${most}. ${pace}`
}

type AnswerProps = { search: Search; payment: string }

function Answer({ search: { question, found, phase, opened }, payment }: AnswerProps) {
  const last = found.at(-1)
  if (!last && phase !== 'done') return t`Not found yet.`
  if (!last) return opened === 0 ? t`No order to open.` : t`Not found in this period.`
  const order = last.id.slice(0, 8)
  const field = paymentFieldAt(question.storeId, last.id, payment)
  return (
    <span className="strong">
      {field ? (
        <Trans>
          Order {order} has it as its {paymentWords[field]}.
        </Trans>
      ) : (
        <Trans>Delivered in order {order}.</Trans>
      )}
    </span>
  )
}
