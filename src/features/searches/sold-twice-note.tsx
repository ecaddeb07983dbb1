import { PlainLink } from '#components/controls/plain-link.tsx'
import { Note } from '#components/page/note.tsx'
import { Trans } from '#components/text/trans.tsx'
import { soldTwicePlace } from '#model/doing/jobs/order-checks.ts'
import { useSearchAt } from '#model/hooks/use-search-at.ts'
import { orderLink } from '#model/reading/links/order-links.ts'
import { isSoldTwice, ordersOf } from '#model/records/orders/sold-twice.ts'

type SoldTwiceNoteProps = { storeId: string; orderId: string }

/** What the last comparison of this store found about the order, as long as its tab remembers. */
export function SoldTwiceNote({ storeId, orderId }: SoldTwiceNoteProps) {
  const same = useSearchAt(soldTwicePlace(storeId))?.question.compares?.same() ?? []
  return same.filter(isSoldTwice).map(({ id, masked, deliveries }) => {
    const orders = ordersOf(deliveries)
    if (!orders.has(orderId)) return null
    return (
      <Note key={id} tone="danger" banner>
        <Trans>
          The key <code dir="ltr">{masked}</code> was also delivered in{' '}
          {[...orders]
            .filter((other) => other !== orderId)
            .slice(0, 3)
            .map((other, at) => (
              <span key={other}>
                {at > 0 && ', '}
                <PlainLink {...orderLink(storeId, other)}>
                  <Trans>order {other.slice(0, 8)}</Trans>
                </PlainLink>
              </span>
            ))}
          .
        </Trans>
      </Note>
    )
  })
}
