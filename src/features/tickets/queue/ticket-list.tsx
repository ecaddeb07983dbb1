import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { commaList } from '#base/language/lists.ts'
import { t } from '#base/language/words.ts'
import { Trans } from '#components/text/trans.tsx'
import type { TicketsAddress } from '#model/reading/lists/lists.ts'
import type { KnownTicket } from '#model/records/tickets/ticket-records.ts'
import { tagsIn, type TicketNotes } from '#model/reading/memory/ticket-notes.ts'
import type { TicketIndex } from '#model/reading/memory/tickets.ts'
import { isWaiting } from '#model/records/tickets/waiting.ts'
import { Labelled } from '#components/text/labelled.tsx'
import { Private } from '#components/text/private.tsx'
import { DataTable } from '#components/table/data-table.tsx'
import { Icon } from '#components/controls/icons.tsx'
import { Tag } from '#components/values/tag.tsx'
import { Email } from '#components/values/email.tsx'
import { namelessCustomer } from '#components/values/customer-word.ts'
import { textDigest } from '#base/text/text-digest.ts'
import { visibleText } from '#base/text/visible-text.ts'
import { useNow } from '#base/time/now.ts'
import { atLeast } from '#base/numbers/at-least.ts'
import { lackText } from '#base/storage/left-out.ts'
import { agoText, ageText } from '#model/records/tickets/age-text.ts'
import { type Assigned, holderOf, holderWords } from '#model/doing/tickets/assigned.ts'
import { groupOf, hasGroups, isLate, subjectWords, ticketLink } from './ticket-groups.ts'
import styles from './ticket-inbox.module.css'
import { ownEntries } from '#model/reading/memory/staff.ts'
import { useStore } from '#base/storage/store.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { type Moment, parseMoment } from '#base/time/moment.ts'
import { momentAttribute, momentTitle } from '#base/time/time-format.ts'

const HOUR = 3_600_000
const MOST_TAGS = 2
const JUST_NOW = t`Answered just now`

type TicketListProps = {
  storeId: string
  search: TicketsAddress
  /** Otherwise it stands beside an open ticket. */
  isPage: boolean
  tickets: readonly KnownTicket[]
  index: TicketIndex
  /** Not every customer was checked, so that a group may have more. */
  isPartial: boolean
  /** Answered a moment ago, and still open. */
  answered: KnownTicket | undefined
  drafted: ReadonlySet<string>
  notes: TicketNotes
  assigned: Assigned
  me: string
  message?: ReactNode
}

export function TicketList(props: TicketListProps) {
  const { storeId, search, isPage, tickets, index, isPartial, answered, drafted, notes } = props
  const { assigned, me, message } = props
  const { ownNames, due } = index
  const now = useNow()
  const group = (ticket: KnownTicket) =>
    ticket === answered ? JUST_NOW : groupOf(ticket, index, now)
  const isGrouped = hasGroups(search)
  const counts = isGrouped ? countsOf(tickets.map(group)) : undefined
  return (
    <DataTable
      name={t`Tickets`}
      asList
      rowAnchor={Link}
      isHome={isPage}
      columns={[]}
      rows={[...tickets]}
      rowKey={({ id }) => id}
      rowLink={(ticket) => ({
        ...ticketLink(storeId, ticket, search, isPage),
        label: commaList([
          subjectWords(ticket.subject),
          ticket.emailAddress ?? lackText(t`no email`),
        ]),
      })}
      phoneGroup={isGrouped ? group : undefined}
      phoneGroupAside={(name) => atLeast(counts?.get(name) ?? 0, isPartial && name !== JUST_NOW)}
      phoneRow={(ticket) => (
        <TicketRow
          storeId={storeId}
          ticket={ticket}
          ownNames={ownNames}
          isDrafted={drafted.has(ticket.id)}
          isDue={due.has(ticket.id)}
          tags={tagsIn(notes[ticket.id]?.text ?? '')}
          holder={holderOf(assigned, ticket.id)}
          me={me}
        />
      )}
      message={message}
    />
  )
}

function countsOf(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

type TicketRowProps = Pick<TicketListProps, 'storeId' | 'me'> & {
  ownNames: readonly string[]
  ticket: KnownTicket
  isDrafted: boolean
  isDue: boolean
  tags: readonly string[]
  /** '' for nobody. */
  holder: string
}

function TicketRow(props: TicketRowProps) {
  const { storeId, ticket, ownNames, isDrafted, isDue, tags, holder, me } = props
  const { emailAddress, subject, lastEntry, dateCreated, seenAt } = ticket
  const now = useNow()
  const waits = isWaiting(ticket, ownNames)
  const age = <TicketAge value={lastEntry?.date ?? dateCreated} />
  const ago = agoText(now - seenAt)
  const words = visibleText(holderWords(holder, me))
  return (
    <span className={styles.words}>
      <span className="row shrinks gap-6">
        <Email
          text={emailAddress}
          none={namelessCustomer}
          className={waits ? styles.who : styles.answered}
        />
        <span className={styles.age} data-late={(waits && isLate(ticket, now)) || undefined}>
          {now - seenAt > HOUR ? (
            <Trans>
              {age}
              <span title={t`May be out of date. Checking soon.`}>, read {ago}</span>
            </Trans>
          ) : (
            age
          )}
        </span>
      </span>
      <span className="row shrinks gap-6">
        {waits && <span className="sr-only">{t`Waiting for reply`}</span>}
        {isDue && !waits && (
          <span title={t`You put it off until now`}>
            <Icon name="clock" size={13} />
            <span className="sr-only">{t`Put off until now`}</span>
          </span>
        )}
        {isDrafted && (
          <span className={styles.draft} title={t`Unsent reply`}>
            <Icon name="pencil" size={13} />
            <span className="sr-only">{t`Draft`}</span>
          </span>
        )}
        <Private className={waits ? 'truncate' : 'truncate secondary'}>
          {visibleText(subjectWords(subject))}
        </Private>
        {tags.slice(0, MOST_TAGS).map((tag) => (
          <Tag key={tag} title={t`From your note`}>
            {tag}
          </Tag>
        ))}
        {holder !== '' && (
          <span className={styles.holder} title={t`Assigned to ${visibleText(holder)}`}>
            <Icon name="customer" size={12} />
            <span className="sr-only">{t`Assigned to ${words}`}</span>
            <bdi className="truncate" aria-hidden>
              {words}
            </bdi>
          </span>
        )}
      </span>
      <span className={`truncate quiet ${styles.last}`}>
        <LastEntry storeId={storeId} ticket={ticket} ownNames={ownNames} />
      </span>
    </span>
  )
}

type LastEntryProps = Pick<TicketRowProps, 'storeId' | 'ticket' | 'ownNames'>

export function LastEntry({ storeId, ticket, ownNames }: LastEntryProps) {
  const { lastEntry, lastId } = ticket
  const sentHere = useStore(ownEntries(storeId))
  if (!lastEntry) return t`No messages yet`
  const { name, text } = lastEntry
  const isYours = lastId !== undefined && sentHere.includes(textDigest(lastId))
  const team = name && ownNames.includes(name) ? t`Team` : name
  const author = isYours ? t`You` : team
  const said = <Private>{visibleText(text || t`(empty message)`)}</Private>
  if (!author) return said
  return <Labelled label={<Private>{visibleText(author)}</Private>} value={said} />
}

/** The age in its shortest form, for example "9 h". */
export function TicketAge({ value }: { value: string | undefined }) {
  const zone = useTimeZone()
  const now = useNow()
  const moment = parseMoment(value)
  if (!moment) return null
  return (
    <time dateTime={momentAttribute(moment)} title={momentTitle(moment, zone)}>
      {ageText(now - instantOf(moment))}
    </time>
  )
}

function instantOf(moment: Moment): number {
  if (moment.kind === 'instant') return moment.instant
  const { year, month, day } = moment.day
  return Date.UTC(year, month - 1, day)
}
