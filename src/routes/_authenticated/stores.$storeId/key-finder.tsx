import { useQuery } from '@tanstack/react-query'
import { createFileRoute, linkOptions } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { orderCountQuery } from '#api/orders.ts'
import { t } from '#base/language/words.ts'
import { useNow } from '#base/time/now.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { PageHeader } from '#components/page/page-header.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { KeyFinder } from '#features/searches/key-finder.tsx'
import styles from '#features/searches/searches.module.css'
import { orderLink } from '#model/reading/links/links.ts'
import { pastedKey } from '#model/records/orders/pasted-key.ts'
import { startOfPeriod } from '#model/records/orders/search-periods.ts'

export const Route = createFileRoute('/_authenticated/stores/$storeId/key-finder')({
  component: KeyFinderPage,
})

function KeyFinderPage() {
  const { storeId } = Route.useParams()
  const { store } = useCurrentStore()
  const [given] = useState(pastedKey.get)
  useEffect(() => pastedKey.set(''), [])

  const [days, setDays] = useState('29')
  const [email, setEmail] = useState('')
  const dateFrom = startOfPeriod(days, useTimeZone(), useNow())
  // The day's start stands still, so each choice is counted once.
  const count = useQuery(orderCountQuery(storeId, { dateFrom, email: email || undefined }))

  return (
    <>
      <PageHeader title={t`Whose key is this`} />
      <div className={styles.page}>
        <KeyFinder
          storeId={storeId}
          given={given}
          storeCurrency={store?.currencyCode}
          link={linkOptions({ to: '/stores/$storeId/key-finder', params: { storeId } })}
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
