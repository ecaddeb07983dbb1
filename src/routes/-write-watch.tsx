import { useLocation, useNavigate } from '@tanstack/react-router'
import { Component, type ReactNode, useEffect } from 'react'
import { useRouterEvent } from '#base/browser/use-router-event.ts'
import { commaList } from '#base/language/lists.ts'
import { t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { useKeyDown } from '#base/browser/use-key-down.ts'
import { letterKey } from '#base/browser/letter-key.ts'
import { useStore } from '#base/storage/store.ts'
import { useObservable } from '#base/storage/use-observable.ts'
import { visibleText } from '#base/text/visible-text.ts'
import { CommaList } from '#components/text/comma-list.tsx'
import { Private } from '#components/text/private.tsx'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { UndoHold } from '#components/overlays/undo-hold.tsx'
import { ClaimButtons } from '#components/values/claim-buttons.tsx'
import { NoticeStack, WriteNotice } from '#components/form/write-outcome.tsx'
import { useQuietSuccess } from '#features/tickets/reply/use-quiet-success.ts'
import { expectReplyFocus } from '#features/tickets/thread/use-ticket-keys.ts'
import { isReply, useReplyName } from '#model/doing/replies/reply-name.ts'
import { activityLog } from '#model/doing/activity/log.ts'
import '#model/doing/writes/all.ts'
import { canStopChecking, isSettled } from '#model/doing/writes/state.ts'
import { outcomeProblem } from '#model/doing/writes/phase-words.ts'
import { outcomeReadiness } from '#model/doing/writes/readiness.ts'
import { watchOpenWrites } from '#model/doing/writes/registry.ts'
import {
  acknowledgeBrief,
  acknowledgeWrite,
  type KnownWrite,
  unreportedWrites,
} from '#model/doing/writes/reporting.ts'

/** Resumes writes that an earlier page left open, and reports those whose own screen is closed. */
export function WriteWatch() {
  return (
    <WatchBoundary>
      <Notices />
    </WatchBoundary>
  )
}

function Notices() {
  const pathname = useLocation({ select: (location) => location.pathname })
  // The pages of tickets have an outbox of their own, which covers nothing.
  const hasOutbox = /\/tickets(?:\/|$)/.test(pathname)
  const unreported = useObservable(unreportedWrites).filter(
    (write) => !hasOutbox || !isReply(write),
  )
  useEffect(watchOpenWrites, [])
  useRouterEvent('onBeforeLoad', ({ pathChanged }) => {
    if (pathChanged) acknowledgeBrief()
  })
  useTakeBackKey()
  return (
    <NoticeStack label={t`Sent changes`}>
      {unreported.map((write) => (
        <Notice key={write.name} write={write} />
      ))}
    </NoticeStack>
  )
}

function Notice({ write }: { write: KnownWrite }) {
  const { process, outcome, link } = write
  const { state, words } = useObservable({ subscribe: process.subscribe, state: outcome })
  useQuietSuccess(write, state)
  if (!words) return null
  const { label: _label, ...target } = link
  const isChecking = canStopChecking(state)
  return (
    <WriteNotice
      words={words}
      problem={isSettled(state) ? outcomeProblem(state) : undefined}
      link={
        <AnchorLink {...target}>
          <WriteName write={write} />
        </AnchorLink>
      }
      actions={
        state.phase === 'holding' ? (
          <UndoHold until={state.until} onUndo={() => process.takeBack('undone')} />
        ) : state.phase === 'likely' ? (
          <ClaimButtons process={process} />
        ) : isChecking || isSettled(state) ? (
          <Button variant="default" size="xs" onClick={() => acknowledgeWrite(process)}>
            {isChecking ? t`Stop checking` : t`Dismiss`}
          </Button>
        ) : undefined
      }
    />
  )
}

/** Whose order it was, or which variant of what, as far as this browser noted it. */
function WriteName({ write }: { write: KnownWrite }) {
  const { link, params, process } = write
  const { email, subject } = useReplyName(link)
  const entries = useStore(activityLog(params['storeId'] ?? ''))
  if (isReply(write)) return <Private>{visibleText(t`To ${email}, ${subject}`)}</Private>
  const facts = entries.find(({ id }) => id === process.attempt()?.operationId)?.facts
  if (facts?.detail) return <bdi>{visibleText(commaList([facts.detail, facts.subject]))}</bdi>
  return (
    <CommaList>
      {link.label}
      {facts?.subject && <Private>{visibleText(facts.subject)}</Private>}
    </CommaList>
  )
}

/** Z takes back the reply that was held last and opens its ticket. */
function useTakeBackKey() {
  const navigate = useNavigate()
  useKeyDown((event) => {
    if (letterKey(event) !== 'z') return
    const held = unreportedWrites
      .state()
      .findLast((write) => isReply(write) && write.process.state().phase === 'holding')
    if (!held) return
    event.preventDefault()
    held.process.takeBack('undone')
    const { label: _label, ...ticket } = held.link
    expectReplyFocus()
    void navigate(ticket)
  })
}

/** A failure here must not break the page; without these reports, no new write may start. */
class WatchBoundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    outcomeReadiness.fail()
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
