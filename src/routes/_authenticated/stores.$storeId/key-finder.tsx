import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { orderCountQuery } from '#api/orders.ts'
import { textParameters } from '#base/address/address.ts'
import { t } from '#base/language/words.ts'
import { useStore } from '#base/storage/store.ts'
import { useNow } from '#base/time/now.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { PageHeader } from '#components/page/page-header.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { KeyFinder } from '#features/searches/key-finder.tsx'
import styles from '#features/searches/searches.module.css'
import { orderLink } from '#model/reading/links/order-links.ts'
import { finderPlace, wantedBy } from '#model/doing/jobs/finder.ts'
import { useSearchAt } from '#model/hooks/use-search-at.ts'
import { NOTHING_PASTED, pastedText } from '#model/records/orders/payment-ids.ts'
import { FINDER_DAYS, startOfPeriod } from '#model/records/orders/search-periods.ts'

/** What one came to find: a key, unless the address says a payment. */
const readAddress = textParameters('of')

export const Route = createFileRoute('/_authenticated/stores/$storeId/key-finder')({
  validateSearch: readAddress,
  component: KeyFinderPage,
})

function KeyFinderPage() {
  const { storeId } = Route.useParams()
  const { store } = useCurrentStore()
  const given = useStore(pastedText)
  // It may be a secret, so it ends with the page.
  useEffect(() => () => pastedText.set(NOTHING_PASTED), [])

  const search = useSearchAt(finderPlace(storeId))
  const { of } = Route.useSearch()
  const hand = `${given.key} ${given.payment}`
  const [chosen, setChosen] = useState<{ hand: string; kind: 'key' | 'payment' }>()
  const isOfPayment =
    chosen?.hand === hand
      ? chosen.kind === 'payment'
      : given.key === '' &&
        (of === 'payment' || given.payment !== '' || Boolean(search && wantedBy(search)?.payment))
  const [days, setDays] = useState(FINDER_DAYS)
  const [email, setEmail] = useState('')
  const dateFrom = startOfPeriod(days, useTimeZone(), useNow())
  // The day's start stands still, so each choice is counted once.
  const count = useQuery(orderCountQuery(storeId, { dateFrom, email: email || undefined }))

  return (
    <>
      <PageHeader
        parent={{ to: '/tools', label: t`Tools` }}
        title={isOfPayment ? t`Whose payment is this` : t`Whose key is this`}
      />
      <div className={styles.page}>
        <KeyFinder
          key={hand}
          storeId={storeId}
          given={given}
          isOfPayment={isOfPayment}
          onKind={(kind) => setChosen({ hand, kind })}
          storeCurrency={store?.currencyCode}
          orderLink={(orderId) => orderLink(storeId, orderId)}
          days={days}
          onDays={setDays}
          onEmail={setEmail}
          count={count.data}
        />
      </div>
    </>
  )
}
