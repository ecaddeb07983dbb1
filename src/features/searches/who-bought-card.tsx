import { useArrival } from '#base/browser/use-arrival.ts'
import { labels, plural, t } from '#base/language/words.ts'
import { presentTime } from '#base/time/now.ts'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import type { Variant } from '#api/schemas/products.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { Card } from '#components/page/card.tsx'
import { ChoiceMenu } from '#components/overlays/choice-menu.tsx'
import { type Search, startSearch } from '#model/doing/jobs/searches.ts'
import { whoBoughtLink } from '#model/reading/links/links.ts'
import { orderLink } from '#model/reading/links/order-links.ts'
import { startOfPeriod } from '#model/records/orders/search-periods.ts'
import { piecesIn } from '#model/records/orders/item-words.ts'
import { emailsOf, isPaid, purchaseIn } from '#model/records/products/purchases.ts'
import { CopyEmails } from './copy-emails.tsx'
import { FoundOrdersTable } from './found-orders-table.tsx'
import { SearchForm } from './search-form.tsx'
import { SearchProgress } from './search-progress.tsx'
import styles from './searches.module.css'
import { useSeenSearch } from '#model/hooks/use-search-at.ts'
import { countedRows } from '#model/reading/lists/counted.ts'
import { commaList } from '#base/language/lists.ts'

const EVERY = ''
/** The part of an address that leads here (`whoBoughtLink`). */
const PLACE = 'bought'

/** Drops the promise that newer browsers return, because React would take it for a cleanup. */
export function showWhoBought() {
  document.getElementById(PLACE)?.scrollIntoView()
}

type WhoBoughtCardProps = {
  storeId: string
  product: { id: string; name?: string; variants: readonly Variant[] }
  /** The variant to look for; empty for any. */
  variantId: string
  onVariant: (variantId: string) => void
  storeCurrency: string | undefined
}

/** The platform can't filter orders by product, so a period's orders are read, on request only. */
export function WhoBoughtCard(props: WhoBoughtCardProps) {
  const { storeId, product, variantId, onVariant, storeCurrency } = props
  const zone = useTimeZone()
  const [days, setDays] = useState('29')
  const [isPaidOnly, setIsPaidOnly] = useState(false)
  const place = `bought ${product.id}`
  const search = useSeenSearch(place)
  const isAsked = useLocation({ select: ({ hash }) => hash === PLACE })
  // The router looks for the anchor before the product has been read.
  useArrival(isAsked, showWhoBought)
  const variants = [
    { value: EVERY, label: t`Any variant` },
    ...product.variants.map(({ id, name = labels.unnamedVariant }) => ({ value: id, label: name })),
  ]
  const isReading = search?.phase === 'running' || search?.phase === 'waiting'
  const bought = search?.found.filter((order) => !isPaidOnly || isPaid(order)) ?? []

  function find() {
    const wanted = { productId: product.id, ...(variantId !== EVERY && { variantId }) }
    // Orders may be older than the record of their product.
    const dateFrom = startOfPeriod(days, zone, presentTime())
    startSearch({
      place,
      title: t`Who bought ${product.name ?? t`this product`}`,
      link: whoBoughtLink(storeId, product.id),
      storeId,
      query: { dateFrom },
      pick: (order) => purchaseIn(order, wanted),
    })
  }

  return (
    <div id={PLACE} className={styles.place}>
      <Card title={t`Who bought this`} aside={search && countedRows('orders', search.found.length)}>
        <SearchForm
          days={days}
          wholeTime={t`any period`}
          isReading={isReading}
          action={t`Find orders`}
          onDays={setDays}
          onSearch={find}
        >
          {product.variants.length > 1 && (
            <ChoiceMenu
              label={t`Variant`}
              value={variantId}
              choices={variants}
              disabled={isReading}
              onChange={onVariant}
            >
              <bdi className={styles.choice}>
                {variants.find(({ value }) => value === variantId)?.label ?? t`Any variant`}
              </bdi>
            </ChoiceMenu>
          )}
        </SearchForm>
        {search && <SearchProgress search={search}>{summaryOf(search)}</SearchProgress>}
        {search && search.found.length > 0 && (
          <>
            <div className={styles.tools}>
              <ChoiceMenu
                label={t`Payment`}
                value={isPaidOnly ? 'paid' : 'any'}
                choices={[
                  { value: 'any', label: t`Paid or not` },
                  { value: 'paid', label: t({ message: 'Paid', context: 'how orders count' }) },
                ]}
                onChange={(wanted) => setIsPaidOnly(wanted === 'paid')}
              >
                {isPaidOnly ? t({ message: 'Paid', context: 'how orders count' }) : t`Paid or not`}
              </ChoiceMenu>
              <span className="small quiet">{customersText(bought)}</span>
              <CopyEmails emails={emailsOf(bought)} />
            </div>
            <FoundOrdersTable
              name={t`Orders with this product`}
              orders={bought}
              storeCurrency={storeCurrency}
              orderLink={(orderId) => orderLink(storeId, orderId)}
            />
          </>
        )}
      </Card>
    </div>
  )
}

function summaryOf({ phase, found, progress }: Search): string {
  const { read } = progress
  const has = found.length
  if (has > 0) {
    return plural(read, {
      one: '1 of 1 order has it.',
      other: `${formatNumber(has)} of ${formatNumber(read)} orders have it.`,
    })
  }
  if (phase !== 'done') return t`None found yet.`
  return plural(read, {
    one: '1 order, and it doesn’t have it.',
    other: `None of ${formatNumber(read)} orders has it.`,
  })
}

const counted = (count: number) =>
  plural(count, { one: '1 piece', other: `${formatNumber(count)} pieces` })

function customersText(orders: Search['found']): string {
  const customers = emailsOf(orders).length
  const pieces = piecesIn(orders.flatMap(({ items }) => items))
  return commaList([countedRows('customers', customers), pieces !== undefined && counted(pieces)])
}
