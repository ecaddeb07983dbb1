import { Fragment } from 'react'
import { PlainLink } from '#components/controls/plain-link.tsx'
import { Note } from '#components/page/note.tsx'
import { CommaList } from '#components/text/comma-list.tsx'
import { Trans } from '#components/text/trans.tsx'
import { soldTwicePlace } from '#model/doing/jobs/order-checks.ts'
import { useSearchAt } from '#model/hooks/use-search-at.ts'
import { orderLink } from '#model/reading/links/order-links.ts'
import { type Delivery, isAlarming, isAlike, ordersOf } from '#model/records/orders/sold-twice.ts'

type SoldTwiceNoteProps = { storeId: string; orderId: string }

/** What the last comparison of this store found about the order, as long as its tab remembers. */
export function SoldTwiceNote({ storeId, orderId }: SoldTwiceNoteProps) {
  const same = useSearchAt(soldTwicePlace(storeId))?.question.compares?.same() ?? []
  return same.filter(isAlarming).map((goods) => {
    const { id, masked, deliveries } = goods
    const own = deliveries.find((delivery) => delivery.orderId === orderId)
    if (!own) return null
    const isCertain = (delivery: Delivery) => !isAlike(goods) && !delivery.isOtherwise
    const linksTo = (isSame: boolean) => {
      const its = deliveries.filter((each) => (isCertain(own) && isCertain(each)) === isSame)
      const ids = [...ordersOf(its)].filter((other) => other !== orderId)
      return ids.slice(0, 3).map((other) => (
        <PlainLink key={other} {...orderLink(storeId, other)}>
          <Trans>order {other.slice(0, 8)}</Trans>
        </PlainLink>
      ))
    }
    const [others, alike] = [linksTo(true), linksTo(false)]
    const key = <code dir="ltr">{masked}</code>
    const found = <CommaList>{alike}</CommaList>
    return (
      <Fragment key={id}>
        {others.length > 0 && (
          <Note tone="danger" banner>
            <Trans>
              The key <code dir="ltr">{masked}</code> was also delivered in{' '}
              <CommaList>{others}</CommaList>.
            </Trans>
          </Note>
        )}
        {alike.length > 0 && (
          <Note tone="warning" banner>
            <Trans>
              The key {key} was probably also delivered in {found}, spelled differently.
            </Trans>
          </Note>
        )}
      </Fragment>
    )
  })
}
