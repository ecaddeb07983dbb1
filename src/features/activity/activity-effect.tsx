import { Fact } from '#components/page/facts.tsx'
import { Money } from '#components/values/money.tsx'
import { Private } from '#components/text/private.tsx'
import type { ActivityEntry } from '#model/doing/activity/log.ts'
import { isDespiteRefusal, settingLabel } from '#model/doing/activity/words.ts'
import styles from './activity-list.module.css'

type ActivityEffectProps = { entry: ActivityEntry; storeCurrency: string | undefined }

export function ActivityEffect({ entry, storeCurrency }: ActivityEffectProps) {
  const { operation, facts, outcome } = entry
  if (!facts) return <Fact label="Before">Not kept</Fact>
  const { before, after, amount, currencyCode, settings } = facts
  const isDone = outcome === 'done' || isDespiteRefusal(entry)
  if (settings) {
    return Object.entries(settings).map(([field, change]) => (
      <Fact key={field} label={settingLabel(field)}>
        <span className={styles.before}>
          <Setting value={change.before} />
        </span>
        <span className={styles.after}>
          → <Setting value={change.after} />
        </span>
      </Fact>
    ))
  }
  const money = <Money amount={amount} currency={currencyCode} storeCurrency={storeCurrency} />
  const variant = (
    <>
      {money}
      {after && <span className="quiet">, {after}</span>}
    </>
  )
  switch (operation) {
    case 'refundOrder':
      return (
        <>
          <Fact label="Before">{before}</Fact>
          <Fact label="After">
            {outcome === 'done' ? (
              <>Refund of {money} on record</>
            ) : isDone ? (
              'A refund on record'
            ) : (
              'No refund seen'
            )}
          </Fact>
        </>
      )
    case 'replyTicket':
      return (
        <Fact label="Message">
          <Private>{after}</Private>
        </Fact>
      )
    case 'createVariant':
      return (
        <>
          <Fact label="Before">Not in the product</Fact>
          <Fact label="After">{isDone ? variant : 'Not seen in the product'}</Fact>
        </>
      )
    case 'deleteVariant':
      return (
        <>
          <Fact label="Before">{variant}</Fact>
          <Fact label="After">{isDone ? 'Gone' : 'Still in the product'}</Fact>
        </>
      )
    default:
      return (
        <>
          <Fact label="Before">{before}</Fact>
          <Fact label="After">{isDone && after}</Fact>
        </>
      )
  }
}

/** Longer values are kept whole for the proposal, but not shown whole. */
const LONGEST = 300

function Setting({ value }: { value: string | boolean | undefined }) {
  if (value === undefined) return <span className="quiet">Not known</span>
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  return value === '' ? <span className="quiet">Empty</span> : <bdi>{value.slice(0, LONGEST)}</bdi>
}
