import { useRef, Suspense, useState } from 'react'
import { letterKey } from '#base/browser/letter-key.ts'
import { useKeyDown } from '#base/browser/use-key-down.ts'
import { t } from '#base/language/words.ts'
import { visibleText } from '#base/text/visible-text.ts'
import { classNames } from '#components/controls/class-names.ts'
import { Icon } from '#components/controls/icons.tsx'
import { lazyPart } from '#components/page/lazy-part.tsx'
import { MenuButton } from '#components/overlays/menu-button.tsx'
import { type Assigned, holderOf, holderWords, peopleKnown } from '#model/doing/tickets/assigned.ts'
import { useSeenColleagues } from '#model/hooks/use-colleagues.ts'
import styles from './handling.module.css'
import { type Mark, markTicket, unmarkTicket } from '#model/reading/memory/marks.ts'
import type { KnownTicket } from '#model/records/tickets/ticket-records.ts'

const AssignMenuItems = lazyPart(
  async () => (await import('./handling-menu-items.tsx')).AssignMenuItems,
)

type AssignButtonProps = {
  ticketId: string
  assigned: Assigned
  me: string
  /** Names of the merchant's own people. */
  ours: readonly string[]
  isBusy: boolean
  onAssign: (name: string) => void
}

/** Who has the ticket. One press of A takes it if nobody has. */
export function AssignButton(props: AssignButtonProps) {
  const { ticketId, assigned, me, ours, isBusy, onAssign } = props
  const button = useRef<HTMLSpanElement>(null)
  const here = useSeenColleagues()
  const holder = holderOf(assigned, ticketId)
  const words = holderWords(holder, me)
  const label =
    holder === ''
      ? t`Assigned to nobody (A)`
      : holder === me
        ? t`Assigned to you (A)`
        : t`Assigned to ${visibleText(holder)} (A)`

  useKeyDown((event) => {
    if (letterKey(event) !== 'a' || event.defaultPrevented) return
    event.preventDefault()
    if (isBusy) return
    if (holder === '' && me !== '') onAssign(me)
    else button.current?.querySelector('button')?.click()
  })

  return (
    <span ref={button} className={styles.part}>
      <MenuButton
        className={classNames(styles.action, holder !== '' && styles.held)}
        aria-label={label}
        title={label}
        aria-busy={isBusy}
        wrapperClassName={styles.part}
        menuLabel={t`Who has this ticket`}
        menu={
          <AssignMenuItems
            holder={holder}
            me={me}
            people={peopleKnown({ here, assigned, ours })}
            onAssign={(name) => !isBusy && onAssign(name)}
          />
        }
      >
        <Icon name="customer" size={15} />
        {t`Assign`}
      </MenuButton>
      <output className="sr-only">{holder !== '' && t`Assigned to ${visibleText(words)}`}</output>
    </span>
  )
}

const LaterMenuItems = lazyPart(
  async () => (await import('./handling-menu-items.tsx')).LaterMenuItems,
)
const LaterDialog = lazyPart(async () => (await import('./later-dialog.tsx')).LaterDialog)

type RestButtonsProps = {
  storeId: string
  ticket: KnownTicket
  mark: Mark | undefined
  /** Called once the ticket has left the queue. */
  onRested: () => void
}

/** Takes a ticket out of the queue: until a time, or until the customer writes. */
export function RestButtons({ storeId, ticket, mark, onRested }: RestButtonsProps) {
  const [isPicking, setIsPicking] = useState(false)
  const later = useRef<HTMLSpanElement>(null)

  function rest(decision: Parameters<typeof markTicket>[2]) {
    markTicket(storeId, ticket, decision)
    onRested()
  }
  const toggleDone = () => {
    if (mark) unmarkTicket(storeId, ticket.id)
    else rest({ isDone: true })
  }

  const doneLabel = mark ? t`Bring back (E)` : t`Done, no answer needed (E)`

  useKeyDown((event) => {
    const key = letterKey(event)
    if (key === 'e') toggleDone()
    else if (key === 'h') later.current?.querySelector('button')?.click()
    else return
    event.preventDefault()
  })

  return (
    <span ref={later} className={styles.rest}>
      <MenuButton
        className={styles.action}
        wrapperClassName={styles.part}
        aria-label={t`Later (H)`}
        title={t`Later (H)`}
        menuLabel={t({ message: 'Later', context: 'verb' })}
        menu={
          <LaterMenuItems
            onChoose={(until) => rest({ isDone: false, until })}
            onPick={() => setIsPicking(true)}
          />
        }
      >
        <Icon name="clock" size={15} />
        {t({ message: 'Later', context: 'verb' })}
      </MenuButton>
      <button
        type="button"
        className={styles.action}
        aria-label={doneLabel}
        title={doneLabel}
        onClick={toggleDone}
      >
        <Icon name={mark ? 'refund' : 'check'} size={15} />
        {mark ? t`Bring back` : t({ message: 'Done', context: 'mark a ticket' })}
      </button>
      {isPicking && (
        <Suspense>
          <LaterDialog
            onClose={() => setIsPicking(false)}
            onChoose={(until) => {
              setIsPicking(false)
              rest({ isDone: false, until })
            }}
          />
        </Suspense>
      )}
    </span>
  )
}
