import { commaList } from '#base/language/lists.ts'
import { labelled, sentences } from '#base/language/sentences.ts'
import { plural, t } from '#base/language/words.ts'
import { formatNumber, formatPercentage } from '#base/numbers/money-format.ts'
import type { Column } from '#components/table/table-types.ts'
import { StatusGlyph } from '#components/values/status-glyph.tsx'
import { setDisputeLimit, useDisputeLimit } from '#model/reading/checks/chosen.ts'
import { DISPUTE_DAYS, type Disputes, standingOf } from '#model/reading/figures/disputes.ts'
import { emptyShare, type Share } from '#model/reading/figures/sums.ts'
import { ledgerWords } from '#model/reading/ledger/words.ts'
import { ratioText } from '#model/reading/overview/words.ts'
import styles from './breakdown.module.css'
import { useState } from 'react'
import { Trans } from '#components/text/trans.tsx'
import { Icon } from '#components/controls/icons.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { readNumber } from '#base/numbers/number-text.ts'
import { TypedNumber } from '#components/form/typed-number.tsx'
import { ChoiceMenu } from '#components/overlays/choice-menu.tsx'
import { useSharedLimits } from '#model/reading/checks/kept.ts'
import { NumberLink } from './number-link.tsx'
import { DisputesReading, useDisputeReads } from './disputes-reading.tsx'
import { SharesTable, type SharesTableProps } from './shares-table.tsx'
import type { Overview } from './use-overview.ts'

type GatewaySharesProps = Omit<SharesTableProps, 'by' | 'more'> & { overview: Overview }

/** What came by each gateway in the period, and how near each is to the limit of disputes. */
export function GatewayShares({ overview, shares, ...rest }: GatewaySharesProps) {
  const { limit, isOwn } = useDisputeLimit(overview.storeId)
  const { reads, spans } = useDisputeReads(overview)
  const disputes = spans.map((span) => new Map(span?.map((each) => [each.key, each])))
  const [short, long] = disputes
  const hasEnded = reads.some(({ isStopped, query }) => isStopped || query.error)
  const ledger = reads.at(-1)?.query.data
  const lacks = ledger ? ledgerWords(ledger, overview.zone, overview.told) : []
  const here = new Set(shares.map(({ key }) => key))
  // Of gateways without an order in the period there may be disputes all the same.
  const elsewhere = [...new Map([...long!, ...short!]).values()].filter(({ key }) => !here.has(key))
  const rows = [...shares, ...elsewhere.map((each) => emptyShare({ ...each, amount: 0 }))].map(
    (share) => ({ ...share, ...(short!.get(share.key) ?? { disputed: 0, everPaid: 0 }) }),
  )
  const more = DISPUTE_DAYS.map((days, at): Column<Share> => ({
    id: `days${days}`,
    header: plural(days, { one: 'Disputed in 1 day', other: `Disputed in ${days} days` }),
    cell: ({ key }) => (
      <DisputeShare
        of={disputes[at]?.get(key)}
        isAwaited={!spans[at] && !hasEnded}
        days={days}
        limit={limit}
        isPartial={reads[at]?.query.data?.isComplete === false}
      />
    ),
    align: 'end',
    width: 190,
    ...(at === 0 && { sortBy: 'disputed' }),
  }))
  return (
    <>
      <div className={styles.limits}>
        <span className="quiet">{t`Disputed, of paid orders`}</span>
        <DisputeLimit storeId={overview.storeId} limit={limit} isOwn={isOwn} />
        <LimitNotes spans={disputes} limit={limit} />
      </div>
      <SharesTable by="gateway" shares={rows} more={more} {...rest} />
      <DisputesReading reads={reads} />
      <p className={styles.remark}>
        <span className="small quiet">
          {sentences([
            t`Disputes are of all currencies, by the day of the order. Card networks count by the day of the dispute, so theirs may differ.`,
            lacks.length > 0 && labelled(t`Last 90 days`, sentences(lacks)),
          ])}
        </span>
      </p>
    </>
  )
}

type LimitNotesProps = { spans: readonly ReadonlyMap<string, Disputes>[]; limit: number }

/** Said before the limit is reached, while something can be done. */
function LimitNotes({ spans, limit }: LimitNotesProps) {
  const percent = formatPercentage(limit)
  const keys = new Set(spans.flatMap((span) => [...span.keys()]))
  const found = [...keys].flatMap((key) => {
    const at = (['over', 'near'] as const).flatMap((standing) =>
      spans.flatMap((span, index) => {
        const of = span.get(key)
        return of && standingOf(of, limit) === standing
          ? [{ of, standing, days: DISPUTE_DAYS[index] ?? 0 }]
          : []
      }),
    )[0]
    if (!at) return []
    const { of, standing, days } = at
    const [name, share] = [of.label.slice(0, 120), ratioText(of.disputed, of.everPaid)]
    const text =
      standing === 'over'
        ? plural(days, {
            one: `${name} is over the limit of ${percent}: ${share} in the last day.`,
            other: `${name} is over the limit of ${percent}: ${share} in the last ${days} days.`,
          })
        : plural(days, {
            one: `${name} comes near the limit of ${percent}: ${share} in the last day.`,
            other: `${name} comes near the limit of ${percent}: ${share} in the last ${days} days.`,
          })
    return [{ text, standing }]
  })
  const over = found.filter(({ standing }) => standing === 'over')
  /** A span that is still read tells nothing yet. */
  const overIn = (span: ReadonlyMap<string, Disputes>, index: number) => {
    const count = [...span.values()].filter((of) => standingOf(of, limit) === 'over').length
    return span.size === 0 ? [] : [t`${formatNumber(count)} in ${DISPUTE_DAYS[index]} days`]
  }
  if (found.length === 0) return null
  return (
    <output className="row near">
      <StatusGlyph glyph="triangle" tone={over.length > 0 ? 'danger' : 'warning'} />
      {over.length > 1
        ? t`Over ${percent}: ${commaList(spans.flatMap(overIn))}.`
        : sentences(found.map(({ text }) => text))}
    </output>
  )
}

type DisputeShareProps = {
  of: Disputes | undefined
  days: number
  limit: number
  /** Its orders are on their way. */
  isAwaited: boolean
  isPartial: boolean
}

/** Under twenty orders no percentage, as one order would make it. */
function DisputeShare({ of, days, limit, isAwaited, isPartial }: DisputeShareProps) {
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

const usual = [0.5, 0.75, 1]
const OTHER = 'other'

/** Kept per store; what a card network or a processor allows is not known. */
type DisputeLimitProps = { storeId: string; limit: number; isOwn: boolean }

function DisputeLimit({ storeId, limit, isOwn }: DisputeLimitProps) {
  const [isTyping, setTyping] = useState(!usual.includes(limit))
  if (useSharedLimits(storeId).disputeLimit !== undefined) {
    return (
      <span className="row wraps near" title={t`Your team’s file sets it for everybody.`}>
        <span className="quiet">{t`Limit`}</span>
        {t`${formatPercentage(limit)}, shared`}
      </span>
    )
  }
  return (
    <span className="row wraps near">
      <ChoiceMenu
        label={t`Limit`}
        value={isTyping ? OTHER : isOwn ? String(limit) : ''}
        choices={[
          ...usual.map((each) => ({ value: String(each), label: formatPercentage(each) })),
          { value: OTHER, label: t`Another…` },
        ]}
        onChange={(chosen) => {
          setTyping(chosen === OTHER)
          if (chosen !== OTHER) setDisputeLimit(storeId, Number(chosen))
        }}
      >
        {isOwn ? t`Limit ${formatPercentage(limit)}` : t`Usual limit ${formatPercentage(limit)}`}
      </ChoiceMenu>
      {!isOwn && !isTyping && (
        <span className="small quiet">{t`Not chosen by you. Choose your own.`}</span>
      )}
      {isTyping && (
        <TypedNumber
          label={<span className="quiet">{t`Percent`}</span>}
          value={limit}
          inputMode="decimal"
          read={readLimit}
          onChange={(wanted) => setDisputeLimit(storeId, wanted)}
        />
      )}
    </span>
  )
}

function readLimit(text: string): number | undefined {
  const number = readNumber(text)
  return number !== undefined && number >= 0.01 && number <= 100 ? number : undefined
}
