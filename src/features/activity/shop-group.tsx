import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { Disclosure } from '#components/text/disclosure.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import type { ActivityEntry } from '#model/doing/activity/log.ts'
import type { ChangeGroup, ShopChange } from '#model/reading/pictures/shop-changes.ts'
import { ShopChangeRow } from './shop-change-row.tsx'
import styles from './shop-changes.module.css'
import { groupTitles } from './shop-words.ts'
import type { SoldMeanwhile } from './sold-meanwhile.ts'

/** Records of one group; more are counted. */
const MOST_SHOWN = 200

type GroupProps = {
  group: ChangeGroup
  changes: readonly ShopChange[]
  storeId: string
  storeCurrency: string | undefined
  entries: readonly ActivityEntry[]
  meanwhile: SoldMeanwhile
}

/** What changed in one respect, a row for each record. */
export function ShopGroup({ group, changes, meanwhile, ...row }: GroupProps) {
  const own = [...new Set(changes.map(({ key }) => key))]
  const times = new Set(changes.map(({ seenAt }) => seenAt))
  const [time] = times.size === 1 ? times : []
  const isOfSales = group === 'stock' || group === 'fall'
  const head = (
    <>
      {groupTitles[group]} <span className="quiet">{formatNumber(changes.length)}</span>{' '}
      {time !== undefined && (
        <span className={styles.time}>
          <DateTime value={time} absolute />
        </span>
      )}
    </>
  )
  const rows = (
    <>
      {isOfSales && meanwhile.isPartial && (
        <p className={styles.more}>{t`Sales are counted in the orders that could be read.`}</p>
      )}
      <ul aria-label={groupTitles[group]}>
        {own.slice(0, MOST_SHOWN).map((key) => (
          <ShopChangeRow
            key={key}
            {...row}
            changes={changes.filter((change) => change.key === key)}
            sold={meanwhile.sold}
            tellsTime={time === undefined}
          />
        ))}
        {own.length > MOST_SHOWN && (
          <li className={styles.more}>
            {plural(own.length - MOST_SHOWN, {
              one: 'And 1 more.',
              other: `And ${formatNumber(own.length - MOST_SHOWN)} more.`,
            })}
          </li>
        )}
      </ul>
    </>
  )
  return ['fall', 'other'].includes(group) ? (
    <div className={styles.folded}>
      <Disclosure summary={head}>{rows}</Disclosure>
    </div>
  ) : (
    <section aria-label={groupTitles[group]}>
      <h2 className={styles.group}>{head}</h2>
      {rows}
    </section>
  )
}
