import { t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { useCodeLabel } from '#base/storage/code-labels.ts'
import { DateTime } from '#components/values/date-time.tsx'
import { Fact, Facts } from '#components/page/facts.tsx'
import { IdFact } from '#components/page/record-facts.tsx'
import { type ActivityEntry, activityLog } from '#model/doing/activity/log.ts'
import { activityDetails, outcomeText, settingsBefore } from '#model/doing/activity/words.ts'
import { ActivityEffect } from './activity-effect.tsx'
// oxlint-disable-next-line no-restricted-imports -- inside <Mantine>
import { TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { CopyWords } from '#components/text/copy-words.tsx'
import { CodeFact } from '#components/page/value-facts.tsx'
import { ButtonLink } from '#components/controls/button-link.tsx'
import { productLink, ticketLink } from '#model/reading/links/links.ts'
import { orderLink } from '#model/reading/links/order-links.ts'
import { focusOnMount } from '#components/overlays/focus.ts'
import { Mantine } from '#components/controls/mantine.tsx'
import styles from './activity-list.module.css'

type ActivityDetailsProps = {
  entry: ActivityEntry
  storeId: string
  storeCurrency: string | undefined
}

export function ActivityDetails({ entry, storeId, storeCurrency }: ActivityDetailsProps) {
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
          <CodeFact label={t({ message: 'Code', context: 'of an error' })} value={code} />
          <Fact label={t`Reference`}>{reference && <span className="mono">{reference}</span>}</Fact>
        </Facts>
      </div>
      <div className={styles.actions}>
        <ActivityLinks entry={entry} storeId={storeId} />
        <CopyWords
          variant="subtle"
          color="gray"
          icon="copy"
          words={t`Copy for support`}
          text={() => activityDetails(entry)}
        />
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

const look = { variant: 'default', size: 'xs' } as const

function ActivityLinks({ entry, storeId }: { entry: ActivityEntry; storeId: string }) {
  const { orderId, customerId, ticketId, productId } = entry.params
  if (orderId) {
    return (
      <ButtonLink {...orderLink(storeId, orderId)} {...look}>
        {t`Open order`}
      </ButtonLink>
    )
  }
  if (customerId && ticketId) {
    return (
      <ButtonLink {...ticketLink(storeId, customerId, ticketId)} {...look}>
        {t`Open ticket`}
      </ButtonLink>
    )
  }
  if (productId) {
    return (
      <ButtonLink {...productLink(storeId, productId)} {...look}>
        {t`Open product`}
      </ButtonLink>
    )
  }
  const proposed = settingsBefore(entry)
  const link = { to: '/stores/$storeId/settings', params: { storeId } } as const
  return (
    <>
      <ButtonLink {...link} {...look}>
        {t`Open settings`}
      </ButtonLink>
      {Object.keys(proposed).length > 0 && (
        <ButtonLink {...link} {...look} state={{ proposedSettings: proposed }}>
          {t`Restore old values`}
        </ButtonLink>
      )}
    </>
  )
}

type ActivityNoteProps = { entry: ActivityEntry; storeId: string }

/** The merchant's own words about a write; they stay in this browser. */
function ActivityNote({ entry: { id, note }, storeId }: ActivityNoteProps) {
  const [isEdited, setIsEdited] = useState(false)
  const [text, setText] = useState(note ?? '')

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    activityLog(storeId).note(id, text)
    setIsEdited(false)
  }

  if (!isEdited) {
    return (
      <>
        {note && <bdi>{note} </bdi>}
        <Button
          variant="transparent"
          size="compact-xs"
          className={styles.add}
          onClick={() => setIsEdited(true)}
        >
          {note ? t`Edit note` : t`Add a note`}
        </Button>
      </>
    )
  }
  return (
    <form className={styles.note} onSubmit={onSubmit}>
      <Mantine>
        <TextInput
          ref={focusOnMount}
          aria-label={t`Your note`}
          placeholder={t`Kept here, never sent`}
          size="xs"
          maxLength={500}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Mantine>
      <Button type="submit" variant="default" size="xs">
        {t`Keep note`}
      </Button>
    </form>
  )
}
