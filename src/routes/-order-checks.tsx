import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { orderCountQuery } from '#api/orders.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { useNow } from '#base/time/now.ts'
import { PageHeader } from '#components/page/page-header.tsx'
import { ChecksSummary, ChecksFrame } from '#features/checks/checks-view.tsx'
import { ChecksSide } from '#features/checks/checks-side.tsx'
import { useChecks } from '#features/checks/use-checks.ts'
import { ExportButton } from '#features/exports/export-button.tsx'
import { PaidSums } from '#features/orders/paid-sums.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { SoldTwice } from '#features/searches/sold-twice.tsx'
import { Undelivered } from '#features/searches/undelivered.tsx'
import { useOrderChecks } from '#features/searches/missed-orders.tsx'
import { useSearchAt } from '#model/hooks/use-search-at.ts'
import { useUndelivered } from '#model/hooks/use-undelivered.ts'
import { isPartial, soldTwicePlace } from '#model/doing/jobs/order-checks.ts'
import { soldTwiceRows } from '#model/reading/export/order-checks.ts'
import { UNDELIVERED } from '#model/reading/links/links.ts'
import { checksList, ordersList } from '#model/reading/lists/lists.ts'
import { lacksGoods } from '#model/records/orders/goods.ts'
import { startOfPeriod } from '#model/records/orders/search-periods.ts'

/** The pages of one store on what is found by opening its orders. */
export function OrderChecks({ storeId, check }: { storeId: string; check: string }) {
  const checks = useChecks(storeId)
  const orders = useOrderChecks(storeId)
  const [Shown, kind] =
    check === UNDELIVERED
      ? ([UndeliveredOrders, 'undelivered'] as const)
      : ([KeysSoldTwice, 'soldTwice'] as const)
  const found = useFoundRows(storeId)[kind]
  return (
    <>
      <PageHeader
        title={checksList.title}
        beside={<ChecksSummary checks={checks} />}
        actions={
          found &&
          found.rows.length > 0 && (
            <ExportButton
              {...found}
              kind={kind}
              owner={storeId}
              storeId={storeId}
              list={kind === 'undelivered' ? ordersList : checksList}
              address={{}}
            />
          )
        }
      />
      <ChecksFrame
        side={<ChecksSide storeId={storeId} checks={checks} shown={check} orders={orders} />}
      >
        <Shown storeId={storeId} />
      </ChecksFrame>
    </>
  )
}

/** What a file of each check holds. */
function useFoundRows(storeId: string) {
  const undelivered = useUndelivered(storeId)
  const search = useSearchAt(soldTwicePlace(storeId))
  return {
    undelivered: undelivered && {
      rows: undelivered.found.filter(lacksGoods),
      isPartial: undelivered.isPartial,
    },
    soldTwice: search && {
      rows: soldTwiceRows(search.question.compares?.same() ?? []),
      isPartial: isPartial(search),
    },
  }
}

type ShownProps = { storeId: string }

function UndeliveredOrders({ storeId }: ShownProps) {
  const { store } = useCurrentStore()
  const [days, setDays] = useState('2')
  return (
    <Undelivered
      storeId={storeId}
      storeCurrency={store?.currencyCode}
      days={days}
      onDays={setDays}
      worthOf={(orders) => <PaidSums orders={orders} storeCurrency={store?.currencyCode} />}
    />
  )
}

function KeysSoldTwice({ storeId }: ShownProps) {
  const { store } = useCurrentStore()
  const [days, setDays] = useState('89')
  const dateFrom = startOfPeriod(days, useTimeZone(), useNow())
  // The day's start stands still, so each choice is counted once.
  const count = useQuery(orderCountQuery(storeId, { dateFrom }))
  return (
    <SoldTwice
      storeId={storeId}
      storeCurrency={store?.currencyCode}
      days={days}
      onDays={setDays}
      count={count.data}
    />
  )
}
