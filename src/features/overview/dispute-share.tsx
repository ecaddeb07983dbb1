import { t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { Trans } from '#components/text/trans.tsx'
import { Icon } from '#components/controls/icons.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { type Disputes, standingOf } from '#model/reading/figures/disputes.ts'
import { ratioText } from '#model/reading/overview/words.ts'
import styles from './breakdown.module.css'
import { NumberLink } from './number-link.tsx'

type DisputeShareProps = {
  of: Disputes | undefined
  days: number
  limit: number
  /** Its orders are on their way. */
  isAwaited: boolean
  isPartial: boolean
}

/** Under twenty orders no percentage, as one order would make it. */
export function DisputeShare({ of, days, limit, isAwaited, isPartial }: DisputeShareProps) {
  if (isAwaited) return <Skeleton width={64} />
  if (!of) return <span className="quiet">—</span>
  const { disputed, everPaid } = of
  const standing = standingOf(of, limit)
  const counts = t`${formatNumber(disputed)} of ${formatNumber(everPaid)}`
  const words =
    standing === 'few' ? t`${counts}, too few` : t`${counts}, ${ratioText(disputed, everPaid)}`
  const text = isPartial ? t`${words}, so far` : words
  const said =
    disputed > 0 ? (
      <NumberLink kind="disputed" itemKey={`${days}:${of.key}`}>
        {text}
      </NumberLink>
    ) : (
      text
    )
  return (
    <span
      className={styles.standing}
      data-standing={standing}
      title={t`By the day of the order. Card networks count by the day of the dispute, so theirs may differ.`}
    >
      {standing === 'over' && <Icon name="warning" size={14} />}
      {standing === 'over' ? (
        <Trans>
          <span className="sr-only">Over the limit:</span> {said}
        </Trans>
      ) : standing === 'near' ? (
        <Trans>
          <span className="sr-only">Near the limit:</span> {said}
        </Trans>
      ) : (
        said
      )}
    </span>
  )
}
