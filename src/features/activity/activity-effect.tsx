import type { ReactNode } from 'react'
import type { WriteOperation } from '#api/operations.ts'
import { commaList } from '#base/language/lists.ts'
import { labels, t } from '#base/language/words.ts'
import { Fact } from '#components/page/facts.tsx'
import { Trans } from '#components/text/trans.tsx'
import { Money } from '#components/values/money.tsx'
import { CommaList } from '#components/text/comma-list.tsx'
import { Private } from '#components/text/private.tsx'
import type { ActivityEntry, WriteFacts } from '#model/doing/activity/log.ts'
import {
  afterText,
  beforeText,
  changedSettingsText,
  isDespiteRefusal,
  settingLabel,
} from '#model/doing/activity/words.ts'
import styles from './activity-list.module.css'

type Told = {
  entry: ActivityEntry
  facts: WriteFacts
  money: ReactNode
  hasAmount: boolean
  before: string | undefined
  after: string | undefined
  /** Whether the record shows what the write meant to do. */
  isThere: boolean
}
type Telling = {
  /** After the verb: "Refunded 12.00 EUR to …". */
  subject: (told: Told) => ReactNode
  effect: (told: Told) => ReactNode
}

const named = ({ facts: { subject, detail }, money, hasAmount }: Told, more?: string) => (
  <>
    <bdi className="strong">{subject ?? t`without a name`}</bdi>{' '}
    <span className="quiet">
      <CommaList>
        {detail && <bdi>{detail}</bdi>}
        {hasAmount && money}
        {more}
      </CommaList>
    </span>
  </>
)

const variant = ({ after, money }: Told) => (
  <CommaList>
    {money}
    {after && <span className="quiet">{after}</span>}
  </CommaList>
)

const changed = (before: ReactNode, after: ReactNode) => (
  <>
    <Fact label={t`Before`}>{before}</Fact>
    <Fact label={t`After`}>{after}</Fact>
  </>
)

/** Of a write that has no words of its own, such as one of an older or newer build. */
const other: Telling = {
  subject: (told) => named(told),
  effect: ({ before, after, isThere }) => changed(before, isThere && after),
}

const tellings: Partial<Record<WriteOperation, Telling>> = {
  refundOrder: {
    subject: ({ entry, facts: { subject }, money, hasAmount }) => (
      <>
        {hasAmount && subject ? (
          <Trans>
            <b>{money}</b> to <Private>{subject}</Private>
          </Trans>
        ) : (
          <b>{hasAmount ? money : <Private>{subject}</Private>}</b>
        )}{' '}
        <span className="quiet">
          <Trans>order {entry.params['orderId']?.slice(0, 8)}</Trans>
        </span>
      </>
    ),
    effect: ({ entry, before, money, isThere }) =>
      changed(
        before,
        entry.outcome === 'done' ? (
          <>
            <Trans>Refund of {money} on record</Trans>
          </>
        ) : isThere ? (
          t`A refund on record`
        ) : (
          t`No refund seen`
        ),
      ),
  },
  replyTicket: {
    subject: ({ facts: { subject, detail } }) => (
      <>
        <b>{subject ? <Private>{subject}</Private> : t`a ticket`}</b>{' '}
        <Private className="quiet">{detail}</Private>
      </>
    ),
    effect: ({ after }) => (
      <Fact label={t`Message`}>
        <Private>{after}</Private>
      </Fact>
    ),
  },
  createVariant: {
    subject: (told) => named(told),
    effect: (told) =>
      changed(t`Not in the product`, told.isThere ? variant(told) : t`Not seen in the product`),
  },
  deleteVariant: {
    subject: (told) => named(told, told.after),
    effect: (told) => changed(variant(told), told.isThere ? t`Gone` : t`Still in the product`),
  },
  updateStore: {
    subject: ({ entry, facts: { settings = {} } }) => (
      <>
        <b>{changedSettingsText(entry)}</b>{' '}
        <span className="quiet">{commaList(Object.keys(settings).map(settingLabel))}</span>
      </>
    ),
    effect: other.effect,
  },
}

type ActivityProps = { entry: ActivityEntry; storeCurrency: string | undefined }

export function ActivitySubject({ entry, storeCurrency }: ActivityProps) {
  return tellingOf(entry).subject(factsOf(entry, entry.facts ?? {}, storeCurrency))
}

export function ActivityEffect({ entry, storeCurrency }: ActivityProps) {
  if (!entry.facts) return <Fact label={t`Before`}>{t`Not kept`}</Fact>
  const { settings } = entry.facts
  if (!settings) return tellingOf(entry).effect(factsOf(entry, entry.facts, storeCurrency))
  return Object.entries(settings).map(([field, change]) => (
    <Fact key={field} label={settingLabel(field)}>
      <span className="quiet block">
        <Setting value={change.before} />
      </span>
      <span className={styles.after}>
        <Setting value={change.after} />
      </span>
    </Fact>
  ))
}

function factsOf(entry: ActivityEntry, facts: WriteFacts, storeCurrency: string | undefined): Told {
  const { amount, currencyCode } = facts
  const isThere = entry.outcome === 'done' || isDespiteRefusal(entry)
  const money = <Money amount={amount} currency={currencyCode} storeCurrency={storeCurrency} />
  const [before, after] = [beforeText(entry), afterText(entry)]
  return { entry, facts, money, hasAmount: amount !== undefined, before, after, isThere }
}

const tellingOf = ({ operation }: ActivityEntry): Telling =>
  (Object.hasOwn(tellings, operation) && tellings[operation as WriteOperation]) || other

/** Longer values are kept whole for the proposal, but not shown whole. */
const LONGEST = 300

function Setting({ value }: { value: string | boolean | undefined }) {
  if (value === undefined) return <span className="quiet">{labels.notKnown}</span>
  if (typeof value === 'boolean') return value ? t`On` : t`Off`
  return value === '' ? (
    <span className="quiet">{t`Empty`}</span>
  ) : (
    <bdi>{value.slice(0, LONGEST)}</bdi>
  )
}
