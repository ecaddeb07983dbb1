import type { ReactNode } from 'react'
import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { useStore } from '#base/storage/store.ts'
import { Button } from '#components/controls/button.tsx'
import { EmptyState } from '#components/list/empty-state.tsx'
import { Note } from '#components/page/note.tsx'
import { activityLog } from '#model/doing/activity/log.ts'
import type { Part, Picture } from '#model/reading/pictures/picture.ts'
import type { ChangeGroup, ShopComparison } from '#model/reading/pictures/shop-changes.ts'
import { SaveChanges } from './save-changes.tsx'
import styles from './shop-changes.module.css'
import { ShopGroup } from './shop-group.tsx'
import { ShopParts } from './shop-parts.tsx'
import { groupTitles, notComparedText, partNames, soldDownText } from './shop-words.ts'
import { useSoldMeanwhile } from './sold-meanwhile.ts'

const parts = Object.keys(partNames) as Part[]

/** As high as the head of what was done from here, beside it. */
export const ShopHead = ({ children }: { children: ReactNode }) => (
  <header className={styles.head}>
    <h2 className={styles.place}>{t`In the shop`}</h2>
    {children}
  </header>
)

export const NotCompared = ({ all }: { all: ShopComparison['notCompared'] }) => (
  <div className={styles.notes}>
    {all.map((one) => (
      <Note key={one.part} tone="warning">
        {notComparedText(one)}
      </Note>
    ))}
  </div>
)

type ComparisonProps = {
  compared: ShopComparison
  storeId: string
  storeCurrency: string | undefined
  /** Of the day that was read last. */
  picture: Picture
  again: ReactNode
  /** Which days. */
  children: ReactNode
}

export function Comparison(props: ComparisonProps) {
  const { compared, storeId, storeCurrency, picture, again, children } = props
  const entries = useStore(activityLog(storeId))
  const { notCompared, compared: counts } = compared
  const meanwhile = useSoldMeanwhile(storeId, compared)
  const { changes, fits, sold } = meanwhile
  // What fell may have fallen by more than was sold.
  const isToldOfSales = sold !== undefined || compared.soldDown.length === 0
  const groups = (Object.keys(groupTitles) as ChangeGroup[]).flatMap((group) => {
    const own = changes.filter((change) => change.group === group)
    return own.length > 0 ? [{ group, own }] : []
  })
  return (
    <>
      <ShopHead>
        {children}
        <span className={styles.last}>
          {changes.length > 0 &&
            plural(changes.length, {
              one: '1 change',
              other: `${formatNumber(changes.length)} changes`,
            })}
        </span>
        {again}
        {meanwhile.isOnRequest && (
          <Button variant="default" size="xs" onClick={meanwhile.ask}>
            {t`Count what was sold meanwhile`}
          </Button>
        )}
        {changes.length > 0 && (
          <SaveChanges compared={{ ...compared, changes }} entries={entries} sold={sold} />
        )}
      </ShopHead>
      <NotCompared all={notCompared} />
      {groups.length === 0 && isToldOfSales && notCompared.length < 3 && (
        <>
          <EmptyState
            icon="check"
            title={t`Nothing changed`}
            text={t`${plural(counts.variants, { one: '1 variant', other: `${formatNumber(counts.variants)} variants` })} and ${plural(counts.coupons, { one: '1 coupon', other: `${formatNumber(counts.coupons)} coupons` })} are as they were.`}
          />
          <ShopParts
            label={t`In the shop`}
            parts={parts.filter((part) => notCompared.every((other) => other.part !== part))}
            picture={picture}
            outcome={t`Nothing changed`}
          />
        </>
      )}
      {groups.map(({ group, own }) => (
        <ShopGroup
          key={group}
          {...{ group, storeId, storeCurrency, entries, meanwhile }}
          changes={own}
        />
      ))}
      {fits > 0 && <p className={styles.foot}>{soldDownText(fits)}</p>}
    </>
  )
}
