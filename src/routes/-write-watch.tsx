import { Button } from '@mantine/core'
import { Component, type ReactNode, useEffect } from 'react'
import { useObservable } from '#base/use-observable.ts'
import { AnchorLink } from '#components/anchor-link.tsx'
import { UndoHold } from '#components/undo-hold.tsx'
import { ClaimButtons } from '#components/claim-buttons.tsx'
import { NoticeStack, WriteNotice } from '#components/write-outcome.tsx'
import '#model/writes/all.ts'
import { canStopChecking, isSettled } from '#model/writes/state.ts'
import { outcomeProblem } from '#model/writes/outcome-problem.ts'
import { outcomeReadiness } from '#model/writes/readiness.ts'
import { watchOpenWrites } from '#model/writes/registry.ts'
import { acknowledgeWrite, type KnownWrite, unreportedWrites } from '#model/writes/reporting.ts'

/** Resumes writes that an earlier page left open, and reports those whose own screen is closed. */
export function WriteWatch() {
  return (
    <WatchBoundary>
      <Notices />
    </WatchBoundary>
  )
}

function Notices() {
  const unreported = useObservable(unreportedWrites)
  useEffect(watchOpenWrites, [])
  return (
    <NoticeStack label="Sent changes">
      {unreported.map((write) => (
        <Notice key={write.name} write={write} />
      ))}
    </NoticeStack>
  )
}

function Notice({ write: { process, outcome, link } }: { write: KnownWrite }) {
  const { state, words } = useObservable({ subscribe: process.subscribe, state: outcome })
  if (!words) return null
  const { label, ...target } = link
  const isChecking = canStopChecking(state)
  return (
    <WriteNotice
      words={words}
      problem={isSettled(state) ? outcomeProblem(state) : undefined}
      link={<AnchorLink {...target}>{label}</AnchorLink>}
      actions={
        state.phase === 'holding' ? (
          <UndoHold until={state.until} onUndo={() => process.takeBack('undone')} />
        ) : state.phase === 'likely' ? (
          <ClaimButtons process={process} />
        ) : isChecking || isSettled(state) ? (
          <Button variant="default" size="xs" onClick={() => acknowledgeWrite(process)}>
            {isChecking ? 'Stop checking' : 'Dismiss'}
          </Button>
        ) : undefined
      }
    />
  )
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
