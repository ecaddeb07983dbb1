import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { Button } from '#components/controls/button.tsx'
import { PlainLink } from '#components/controls/plain-link.tsx'
import { Disclosure } from '#components/text/disclosure.tsx'
import { Trans } from '#components/text/trans.tsx'
import { isUnread } from '#model/doing/jobs/search-question.ts'
import { type Search, runSearch } from '#model/doing/jobs/searches.ts'
import { orderLink } from '#model/reading/links/order-links.ts'
import styles from './order-checks.module.css'
import { atLeast } from '#base/numbers/at-least.ts'
import { countFound } from '#model/doing/jobs/count-found.ts'
import { soldTwicePlace, undeliveredPlace } from '#model/doing/jobs/order-checks.ts'
import { SOLD_TWICE, UNDELIVERED } from '#model/reading/links/links.ts'
import { useAreSearchesComing, useSearchAt, useUndelivered } from '#model/hooks/use-search-at.ts'

/** More are counted, not shown: something else is wrong then. */
const MOST_SHOWN = 50

/** Orders that could not be opened, so that nothing is told of them. */
export function MissedOrders({ search }: { search: Search }) {
  const { question, phase } = search
  const missed = search.missed.filter(isUnread)
  if (missed.length === 0) return null
  return (
    <Disclosure summary={t`Didn’t load: ${formatNumber(missed.length)}`}>
      <ul className={styles.missed}>
        {missed.slice(0, MOST_SHOWN).map(({ order: { id: orderId }, why }) => (
          <li key={orderId} className="row near">
            <PlainLink {...orderLink(question.storeId, orderId)} className={styles.link}>
              <Trans>Open {orderId.slice(0, 8)}</Trans>
            </PlainLink>
            <span className="small quiet breaks">{why}</span>
          </li>
        ))}
      </ul>
      {phase === 'done' && (
        <p className={styles.cost}>
          <Button variant="default" size="xs" onClick={() => void runSearch(search.id)}>
            {plural(missed.length, {
              one: 'Read it again',
              other: `Read the ${formatNumber(missed.length)} again`,
            })}
          </Button>
        </p>
      )}
    </Disclosure>
  )
}

/** What is found by opening orders, with how much of it: “3+” until all have been looked at. */
export function useOrderChecks(storeId: string) {
  const undelivered = useUndelivered(storeId)
  const phase = useSearchAt(undeliveredPlace(storeId))?.phase
  const areComing = useAreSearchesComing()
  const isNothingYet = phase === 'running' && undelivered?.missing.length === 0
  const soldTwice = useSearchAt(soldTwicePlace(storeId))
  const twice = soldTwice && countFound(soldTwice, undefined)
  return [
    {
      check: UNDELIVERED,
      label: t`Paid, not delivered`,
      count:
        isNothingYet || (!undelivered && areComing)
          ? '…'
          : undelivered && atLeast(undelivered.missing.length, undelivered.isLeast),
    },
    {
      check: SOLD_TWICE,
      label: t`Sold twice`,
      count: twice && atLeast(twice.found, twice.isMore),
    },
  ]
}
