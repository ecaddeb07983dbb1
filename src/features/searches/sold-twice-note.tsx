import { PlainLink } from '#components/controls/plain-link.tsx'
import { Note } from '#components/page/note.tsx'
import { CommaList } from '#components/text/comma-list.tsx'
import { Trans } from '#components/text/trans.tsx'
import { soldTwicePlace } from '#model/doing/jobs/order-checks.ts'
import { useSearchAt } from '#model/hooks/use-search-at.ts'
import { orderLink } from '#model/reading/links/order-links.ts'
import { isAlarming, isAlike, ordersOf } from '#model/records/orders/sold-twice.ts'

type SoldTwiceNoteProps = { storeId: string; orderId: string }

/** What the last comparison of this store found about the order, as long as its tab remembers. */
export function SoldTwiceNote({ storeId, orderId }: SoldTwiceNoteProps) {
  const same = useSearchAt(soldTwicePlace(storeId))?.question.compares?.same() ?? []
  return same.filter(isAlarming).map((goods) => {
    const { id, masked, deliveries } = goods
    const orders = ordersOf(deliveries)
    if (!orders.has(orderId)) return null
    const others = [...orders]
      .filter((other) => other !== orderId)
      .map((other) => (
        <PlainLink key={other} {...orderLink(storeId, other)}>
          <Trans>order {other.slice(0, 8)}</Trans>
        </PlainLink>
      ))
    const key = <code dir="ltr">{masked}</code>
    const found = <CommaList>{others.slice(0, 3)}</CommaList>
    return (
      <Note key={id} tone={isAlike(goods) ? 'warning' : 'danger'} banner>
        {isAlike(goods) ? (
          <Trans>
            The key {key} was probably also delivered in {found}, spelled differently.
          </Trans>
        ) : (
          <Trans>
            The key <code dir="ltr">{masked}</code> was also delivered in{' '}
            <CommaList>{others.slice(0, 3)}</CommaList>.
          </Trans>
        )}
      </Note>
    )
  })
}
