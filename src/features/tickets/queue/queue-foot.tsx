import { plural, t } from '#base/language/words.ts'
import { useStore } from '#base/storage/store.ts'
import { visibleText } from '#base/text/visible-text.ts'
import { Button } from '#components/controls/button.tsx'
import type { ReaderState } from '#model/doing/tickets/reader-state.ts'
import { answerWhetherOurs, staffNames } from '#model/reading/memory/staff.ts'
import type { TicketIndex } from '#model/reading/memory/tickets.ts'
import styles from './tickets-column.module.css'
import { formatNumber } from '#base/numbers/money-format.ts'
import { Private } from '#components/text/private.tsx'
import { Trans } from '#components/text/trans.tsx'

type QueueFootProps = { storeId: string; state: ReaderState; index: TicketIndex }

/** What the list cannot know, and whom it takes for the merchant's people. */
export function QueueFoot({ storeId, state, index }: QueueFootProps) {
  const { unknown, isComplete } = state
  if (index.customers.size === 0) return null
  return (
    <details className={styles.footFoot}>
      <summary>
        <span>{t`Who is waiting is a guess from the names.`}</span>
        <span className="firm accent strong">{t`What’s missing here?`}</span>
      </summary>
      <ul className={styles.limits}>
        {!isComplete && <li>{t`Tickets of customers who never ordered may be missing.`}</li>}
        <li>
          {t`A new message shows once its customer is checked again: in about five minutes if they wrote in the last two weeks, later for others.`}
        </li>
      </ul>
      {unknown.length > 0 && (
        <Addresses
          words={plural(unknown.length, {
            one: '1 customer of orders no longer known by email',
            other: `${formatNumber(unknown.length)} customers of orders no longer known by email`,
          })}
          emails={unknown}
        />
      )}
      <Team storeId={storeId} names={index.ownNames} />
    </details>
  )
}

/** A name that Counter has learnt may be a customer's after all. */
function Team({ storeId, names }: { storeId: string; names: readonly string[] }) {
  const { proved } = useStore(staffNames(storeId))
  const guessed = names.filter((name) => !proved.includes(name))
  if (guessed.length === 0) return null
  return (
    <>
      <p>{t`Counted as your team:`}</p>
      <ul className={styles.team}>
        {guessed.map((name) => (
          <li key={name}>
            <bdi>{visibleText(name.slice(0, 60))}</bdi>
            <Button
              variant="subtle"
              size="compact-xs"
              aria-label={t`${visibleText(name.slice(0, 60))} isn’t on my team`}
              onClick={() => answerWhetherOurs(storeId, name, false)}
            >
              {t`Not on my team`}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

const MOST = 100

/** Customers who could not be read, by their addresses. */
export function Addresses({ words, emails }: { words: string; emails: readonly string[] }) {
  return (
    <details className={styles.addresses}>
      <summary>{words}</summary>
      <ul className={styles.limits}>
        {emails.slice(0, MOST).map((email) => (
          <li key={email}>
            <Private>{visibleText(email)}</Private>
          </li>
        ))}
        {emails.length > MOST && (
          <li>
            <Trans>and {formatNumber(emails.length - MOST)} more</Trans>
          </li>
        )}
      </ul>
    </details>
  )
}
