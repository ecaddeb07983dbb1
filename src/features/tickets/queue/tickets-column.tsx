import { useQuery } from '@tanstack/react-query'
import { userQuery } from '#api/user.ts'
import type { ReactNode } from 'react'
import { useArrival } from '#base/browser/use-arrival.ts'
import { t } from '#base/language/words.ts'
import { addressesLeftOut, leftOutWords } from '#base/storage/left-out.ts'
import { Button } from '#components/controls/button.tsx'
import { countedRows } from '#model/reading/lists/counted.ts'
import type { TicketsAddress } from '#model/reading/lists/lists.ts'
import type { TicketIndex } from '#model/reading/memory/tickets.ts'
import { waitingTickets } from '#model/records/tickets/waiting.ts'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { EmptyState } from '#components/list/empty-state.tsx'
import { ListStatus } from '#components/list/list-status.tsx'
import { QuickSearch } from '#components/filters/quick-search.tsx'
import { Segments } from '#components/controls/segments.tsx'
import { Outbox } from '#features/tickets/reply/outbox.tsx'
import { LookUp, StaffQuestion } from './queue-questions.tsx'
import { QueueFoot } from './queue-foot.tsx'
import { ReadStrip, isTroubled } from './read-strip.tsx'
import { useTicketIndex } from '#model/hooks/use-ticket-indexes.ts'
import { useTeam } from '#model/doing/tickets/team.ts'
import { atLeast } from '#base/numbers/at-least.ts'
import { useIsPartial } from '#model/doing/tickets/waiting-count.ts'
import { answeredNow, hasGroups, withAnswered } from './ticket-groups.ts'
import { TicketList } from './ticket-list.tsx'
import {
  type ReaderControl,
  startTickets,
  useTicketReader,
} from '#model/doing/tickets/reader-leader.ts'
import { useTicketsShown, WhoseTickets } from './whose-tickets.tsx'
import { marksBody } from '#components/values/marks.ts'
import { hasWaited, useFreshWalk } from './use-ticket-walk.ts'
import styles from './tickets-column.module.css'

const marksFoot = marksBody('data-has-queue-foot')

type TicketsColumnProps = {
  storeId: string
  search: TicketsAddress
  openId?: string
  /** The page's header if the list is the page; otherwise a link back to that page. */
  header?: ReactNode
  onSearch: (q: string | undefined) => void
}

export function TicketsColumn({ storeId, search, openId, header, onSearch }: TicketsColumnProps) {
  const index = useTicketIndex(storeId)
  const reader = useTicketReader(storeId)
  // The names of the team tell which messages are ours.
  useTeam(storeId)
  const desk = useTicketsShown(storeId, index, search)
  const { shown, drafted, notes, assigned, me } = desk
  const drafts = index.tickets.filter(({ id }) => drafted.has(id)).length
  const waiting = waitingTickets(index).length
  const isPartial = useIsPartial(storeId)
  const hasJustWaited = openId !== undefined && hasGroups(search) && hasWaited(storeId, openId)
  const answered = hasJustWaited ? answeredNow(index, openId) : undefined
  const rows = withAnswered(shown, answered)
  const isPage = header !== undefined
  useFreshWalk(storeId, isPage)
  useArrival(storeId, startTickets)
  return (
    <>
      {header ?? (
        <h2 className={styles.title}>
          <AnchorLink to="/stores/$storeId/tickets" params={{ storeId }} search={search}>
            {t`Tickets`}
          </AnchorLink>
        </h2>
      )}
      <div className={styles.head}>
        <Segments
          label={t`Which tickets`}
          segments={[
            {
              label:
                waiting === 0
                  ? t({ message: 'Waiting', context: 'tickets' })
                  : t`Waiting ${atLeast(waiting, isPartial)}`,
              search: { view: 'waiting' },
              current: search.view === 'waiting',
            },
            {
              label: index.resting.size === 0 ? t`Later` : t`Later ${index.resting.size}`,
              search: { view: 'later' },
              current: search.view === 'later',
            },
            ...(drafts > 0 || search.view === 'drafts'
              ? [
                  {
                    label: drafts === 0 ? t`Drafts` : t`Drafts ${drafts}`,
                    search: { view: 'drafts' },
                    current: search.view === 'drafts',
                  },
                ]
              : []),
            {
              label: t({ message: 'All', context: 'tickets' }),
              search: { view: 'all' },
              current: !search.view || search.view === 'all',
            },
          ]}
        />
        <WhoseTickets desk={desk} whose={search.whose} />
        <QuickSearch
          label={t`Search these tickets`}
          value={search.q}
          onSearch={onSearch}
          live
          isPrivate
        />
      </div>
      <ReadStrip storeId={storeId} reader={reader} index={index} />
      <TicketList
        storeId={storeId}
        search={search}
        isPage={isPage}
        tickets={rows}
        index={index}
        isPartial={isPartial}
        answered={answered}
        drafted={drafted}
        notes={notes}
        assigned={assigned ?? {}}
        me={me}
        message={
          rows.length === 0 && (
            <NoTickets
              storeId={storeId}
              search={search}
              index={index}
              reader={reader}
              isPartial={isPartial}
              onClear={() => onSearch(undefined)}
            />
          )
        }
      />
      <ListStatus
        count={shown.length || (index.customers.size > 0 ? 0 : undefined)}
        counted={(count) => countedRows('tickets', count)}
      />
      <div ref={marksFoot} className={styles.foot}>
        <Outbox />
        <StaffQuestion storeId={storeId} name={index.askedName} />
        <QueueFoot storeId={storeId} state={reader.state} index={index} />
      </div>
    </>
  )
}

type NoTicketsProps = {
  storeId: string
  search: TicketsAddress
  index: TicketIndex
  reader: ReaderControl
  isPartial: boolean
  onClear: () => void
}

function NoTickets(props: NoTicketsProps) {
  const { storeId, search, index, reader, isPartial, onClear } = props
  const account = useQuery(userQuery())
  if (index.isLoading) return <EmptyState icon="tickets" title={t`Looking for tickets`} />
  const isKnown = index.tickets.length > 0
  if (search.q) {
    return (
      <EmptyState
        title={t`No ticket matches`}
        text={t`Searched: emails, subjects, names, messages and your notes of the loaded tickets.`}
        action={
          <>
            <LookUp storeId={storeId} text={search.q} />
            <Button variant="default" size="xs" onClick={onClear}>
              {t`Clear search`}
            </Button>
          </>
        }
      />
    )
  }
  if (isKnown && search.whose) {
    return (
      <EmptyState
        icon="check"
        title={search.whose === 'mine' ? t`None of these is yours` : t`All of these are assigned`}
      />
    )
  }
  if (isKnown && search.view === 'waiting') {
    return (
      <EmptyState
        icon="check"
        title={isPartial ? t`No one is waiting so far` : t`No one is waiting`}
        text={t`In every loaded ticket, your side wrote last.`}
        action={
          <AnchorLink to="." search={{ view: 'all' }}>
            {t`Show all tickets`}
          </AnchorLink>
        }
      />
    )
  }
  if (isKnown && search.view === 'drafts') {
    return <EmptyState icon="check" title={t`No reply is waiting to be sent`} />
  }
  if (isKnown && search.view === 'later') {
    return <EmptyState icon="clock" title={t`Nothing is put off for later`} />
  }
  if (addressesLeftOut.get()) {
    return <EmptyState icon="tickets" title={t`Hidden`} text={leftOutWords} />
  }
  // Above it is told what failed.
  if (reader.isOn && (isTroubled(reader.state) || account.error)) return null
  if (reader.isOn && index.customers.size === 0 && reader.state.phase === 'reading') {
    return <EmptyState icon="tickets" title={t`Looking for tickets`} text={oneByOne} />
  }
  if (reader.isOn && reader.state.phase === 'resting') {
    return <EmptyState icon="tickets" title={t`No tickets found`} />
  }
  return (
    <EmptyState
      icon="tickets"
      title={reader.isOn ? t`No tickets found yet` : t`No tickets loaded yet`}
      text={oneByOne}
    />
  )
}

const oneByOne = t`Your platform keeps tickets with each customer, so Counter looks through your customers one by one.`
