import { t } from '#base/language/words.ts'
import { Trans } from '#components/text/trans.tsx'
import { entryKey } from '#model/records/tickets/ticket-records.ts'
import { type Ref, useState } from 'react'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { Button } from '#components/controls/button.tsx'
import type { TicketEntry } from '#api/schemas/tickets.ts'
import { Private } from '#components/text/private.tsx'
import { classNames } from '#components/controls/class-names.ts'
import { DateTime } from '#components/values/date-time.tsx'
import { useDayHeading } from '#base/time/day-heading.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { useStore } from '#base/storage/store.ts'
import { Tag } from '#components/values/tag.tsx'
import { Avatar } from '#components/values/thumb.tsx'
import { readableText, visibleText } from '#base/text/visible-text.ts'
import { ownEntries, ownEntryDigest } from '#model/reading/memory/staff.ts'
import { asTemplate, type ReplyValues } from '#model/doing/replies/reply-variables.ts'
import { LONGEST_TEXT } from '#model/doing/replies/saved-replies.ts'
import { usePreferences } from '#base/storage/preferences.ts'
import { MoreButton } from '#components/text/long-text.tsx'
import { SafeLink } from '#components/text/safe-link.tsx'
import {
  isMarkup,
  markupAsText,
  type MessageBlock,
  messageBlocks,
  type MessagePart,
} from '#model/doing/replies/message-parts.ts'
import { clippedText, showAllText } from '#base/text/characters.ts'
import styles from './ticket-view.module.css'

/** A longer thread starts with its latest messages, so that the page stays quick. */
const SHOWN_AT_ONCE = 200

type TicketThreadProps = {
  ref: Ref<HTMLOListElement>
  storeId: string
  entries: readonly TicketEntry[]
  /** Names of the merchant's own people. */
  staff: readonly string[]
  /** The names and ids that become blanks when a sent message is saved as a reply. */
  values: ReplyValues
}

type Author = 'you' | 'team' | 'customer'

export function TicketThread({ ref, storeId, entries, staff, values }: TicketThreadProps) {
  const dayOf = useDayHeading()
  const proved = new Set(useStore(ownEntries(storeId)))
  const [most, setMost] = useState(SHOWN_AT_ONCE)
  const earlier = Math.max(0, entries.length - most)
  const shown = entries.slice(earlier)
  const days = shown.map(({ dateCreated }) => dayOf(dateCreated))
  const authors = shown.map((entry): Author => {
    if (proved.has(ownEntryDigest(entry))) return 'you'
    return entry.name && staff.includes(entry.name) ? 'team' : 'customer'
  })
  const lastAnswer = authors.findLastIndex((author) => author !== 'customer')
  return (
    <ol ref={ref} className={styles.thread} aria-label={t`Messages`}>
      {earlier > 0 && (
        <li>
          <Button variant="default" size="xs" onClick={() => setMost(most + SHOWN_AT_ONCE)}>
            <Trans>Show earlier messages ({formatNumber(earlier)})</Trans>
          </Button>
        </li>
      )}
      {shown.map((entry, index) => (
        <li key={entryKey(entry) + String(entry.id === '' ? index : '')}>
          {days[index] && days[index] !== days[index - 1] && (
            <p className={styles.day}>{days[index]}</p>
          )}
          {index > 0 && index - 1 === lastAnswer && (
            <p className={classNames(styles.day, 'accent')}>{t`Since the last answer`}</p>
          )}
          <Message
            storeId={storeId}
            entry={entry}
            author={authors[index] ?? 'customer'}
            values={values}
          />
        </li>
      ))}
    </ol>
  )
}

type MessageProps = { storeId: string; entry: TicketEntry; author: Author; values: ReplyValues }

function Message({ storeId, entry, author, values }: MessageProps) {
  const { name, message, dateCreated } = entry
  const isOurs = author !== 'customer'
  return (
    <article className={classNames(styles.message, isOurs && styles.own)}>
      <Avatar name={name} size={28} />
      <div className="grow">
        <header className={styles.head}>
          <h2 className="bold truncate" title={entry.id && t`Message ${entry.id}`}>
            {isOurs ? (
              <bdi>{visibleText(name?.slice(0, 200) || t`No name`)}</bdi>
            ) : (
              <Private>{visibleText(name?.slice(0, 200) || t`No name`)}</Private>
            )}
          </h2>
          {author === 'you' && <Tag title={t`Sent from this browser`}>{t`You`}</Tag>}
          {author === 'team' && <Tag title={t`One of your people, by name`}>{t`Team`}</Tag>}
          {isOurs && message && (
            <AnchorLink
              to="/stores/$storeId/saved-replies"
              params={{ storeId }}
              search={{ reply: 'new' }}
              state={{ replyText: asTemplate(message, values).slice(0, LONGEST_TEXT) }}
              className={styles.save}
            >
              {t`Save as reply`}
            </AnchorLink>
          )}
          <span className={styles.time}>
            <DateTime value={dateCreated} missing={t`No date`} />
          </span>
        </header>
        <div className={styles.text}>
          {message ? (
            <MessageText storeId={storeId} text={message} />
          ) : (
            <span className="quiet">{t`Empty message`}</span>
          )}
        </div>
      </div>
    </article>
  )
}

const CLIPPED_AT = 4_000

/** What a person wrote: always text, with links, and with quoted lines folded away. */
function MessageText({ storeId, text }: { storeId: string; text: string }) {
  const { privacy } = usePreferences()
  const [isComplete, setIsComplete] = useState(false)
  const [isSource, setIsSource] = useState(false)
  const hasMarkup = isMarkup(text)
  const words = hasMarkup && !isSource ? markupAsText(text) : text
  const clipped = isComplete ? undefined : clippedText(words, CLIPPED_AT)
  const shown = readableText(clipped ?? words)
  return (
    <>
      <div dir="auto" className="breaks">
        {privacy ? (
          <Private>{shown}</Private>
        ) : (
          messageBlocks(shown).map((block, index) => (
            <Block key={index} storeId={storeId} block={block} />
          ))
        )}
      </div>
      {clipped && (
        <MoreButton onClick={() => setIsComplete(true)}>{showAllText(words.length)}</MoreButton>
      )}
      {hasMarkup && (
        <MoreButton onClick={() => setIsSource(!isSource)}>
          {isSource ? t`Read as text` : t`Show the HTML that was sent`}
        </MoreButton>
      )}
    </>
  )
}

function Block({ storeId, block: { isQuote, parts } }: { storeId: string; block: MessageBlock }) {
  const content = parts.map((part, index) => <Part key={index} storeId={storeId} part={part} />)
  if (!isQuote) return <div className={styles.lines}>{content}</div>
  return (
    <details className={styles.quote}>
      <summary>{t`Quoted text`}</summary>
      <blockquote className={styles.lines}>{content}</blockquote>
    </details>
  )
}

function Part({ storeId, part: { kind, text } }: { storeId: string; part: MessagePart }) {
  switch (kind) {
    case 'link':
      return <SafeLink href={text} />
    case 'email':
      return (
        <AnchorLink to="/stores/$storeId/customers" params={{ storeId }} search={{ q: text }}>
          {text}
        </AnchorLink>
      )
    case 'order':
      return (
        <AnchorLink
          to="/stores/$storeId/orders/$orderId"
          params={{ storeId, orderId: text.toLowerCase() }}
        >
          {text}
        </AnchorLink>
      )
    case 'code':
      return <span className={styles.code}>{text}</span>
    case 'text':
      break
  }
  return text
}
