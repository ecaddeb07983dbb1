import { t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { useCopy } from '#base/browser/clipboard.ts'
import { useCodeLabel } from '#base/storage/code-labels.ts'
import { DateTime } from '#components/values/date-time.tsx'
import { Fact, Facts } from '#components/page/facts.tsx'
import { IdFact } from '#components/page/record-facts.tsx'
import { Icon } from '#components/controls/icons.tsx'
import type { ActivityEntry } from '#model/doing/activity/log.ts'
import { activityDetails, outcomeText } from '#model/doing/activity/words.ts'
import { ActivityEffect } from './activity-effect.tsx'
import { ActivityLinks } from './activity-links.tsx'
import styles from './activity-list.module.css'
import { ActivityNote } from './activity-note.tsx'

type ActivityDetailsProps = {
  entry: ActivityEntry
  storeId: string
  storeCurrency: string | undefined
}

export function ActivityDetails({ entry, storeId, storeCurrency }: ActivityDetailsProps) {
  const [copied, copy] = useCopy()
  const { facts, recordId, answeredAt, endedAt, code, reference, outcome } = entry
  return (
    <>
      <div className={styles.columns}>
        <Facts wide>
          <ActivityEffect entry={entry} storeCurrency={storeCurrency} />
          {facts?.reason !== undefined && <Reason reason={facts.reason} />}
          <Fact label={t`Your note`}>
            <ActivityNote key={entry.note} entry={entry} storeId={storeId} />
          </Fact>
        </Facts>
        <Facts wide>
          <Fact label={t`Result`}>{outcomeText(entry)}</Fact>
          <IdFact label={t`Record ID`} id={recordId} />
          <Fact label={t`Pressed at`}>
            <DateTime value={entry.at} precise />
          </Fact>
          <Fact label={t`Answer at`}>
            {answeredAt === undefined ? (
              outcome !== 'never-left' && t`No answer came`
            ) : (
              <DateTime value={answeredAt} precise />
            )}
          </Fact>
          <Fact label={t`Settled at`}>{endedAt && <DateTime value={endedAt} precise />}</Fact>
          <Fact label={t({ message: 'Code', context: 'of an error' })}>
            {code && <bdi className="mono">{code}</bdi>}
          </Fact>
          <Fact label={t`Reference`}>{reference && <span className="mono">{reference}</span>}</Fact>
        </Facts>
      </div>
      <div className={styles.actions}>
        <ActivityLinks entry={entry} storeId={storeId} />
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          leftSection={<Icon name={copied === 'copied' ? 'check' : 'copy'} size={14} />}
          onClick={() => copy(activityDetails(entry))}
        >
          {copied === 'copied' ? t`Copied` : t`Copy for support`}
        </Button>
      </div>
    </>
  )
}

function Reason({ reason }: { reason: number }) {
  const label = useCodeLabel('refundReason', reason)
  return (
    <Fact label={t`Reason sent`}>
      {reason} <bdi className="quiet">{label}</bdi>
    </Fact>
  )
}
