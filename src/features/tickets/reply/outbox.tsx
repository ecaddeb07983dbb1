import { plural, t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { useObservable } from '#base/storage/use-observable.ts'
import { visibleText } from '#base/text/visible-text.ts'
import { Private } from '#components/text/private.tsx'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { classNames } from '#components/controls/class-names.ts'
import { Trans } from '#components/text/trans.tsx'
import { ClaimButtons } from '#components/values/claim-buttons.tsx'
import { StatusGlyph } from '#components/values/status-glyph.tsx'
import { UndoHold } from '#components/overlays/undo-hold.tsx'
import { isReply, useReplyName } from '#model/doing/replies/reply-name.ts'
import { canStopChecking, isSettled } from '#model/doing/writes/state.ts'
import { outcomeProblem } from '#model/doing/writes/phase-words.ts'
import {
  acknowledgeWrite,
  type KnownWrite,
  unreportedWrites,
} from '#model/doing/writes/reporting.ts'
import styles from './outbox.module.css'
import { useQuietSuccess } from './use-quiet-success.ts'

/** More replies than this on their way share one line. */
const APART = 3

/** The replies whose tickets are not open: those on their way, and those in trouble. */
export function Outbox({ className }: { className?: string }) {
  const replies = useObservable(unreportedWrites).filter(isReply)
  const underWay = replies.filter(({ process }) => isUnderWay(process.state()))
  const isCrowded = underWay.length > APART
  const shown = isCrowded ? replies.filter((reply) => !underWay.includes(reply)) : replies
  return (
    <section className={classNames('stack', className)} aria-label={t`Outbox`} aria-live="polite">
      {isCrowded && <Crowd count={underWay.length} last={underWay.at(-1)} />}
      {shown.map((reply) => (
        <Row key={reply.name} reply={reply} />
      ))}
    </section>
  )
}

function isUnderWay(state: ReturnType<KnownWrite['process']['state']>): boolean {
  return !isSettled(state) && !canStopChecking(state)
}

function Crowd({ count, last }: { count: number; last: KnownWrite | undefined }) {
  const state = last?.process.state()
  return (
    <div className={styles.row}>
      <span className="grow breaks">
        {plural(count, { one: '1 reply on its way', other: `${count} replies on their way` })}
      </span>
      {state?.phase === 'holding' && (
        <UndoHold until={state.until} onUndo={() => last?.process.takeBack('undone')} />
      )}
    </div>
  )
}

function Row({ reply }: { reply: KnownWrite }) {
  const { process, outcome, link } = reply
  const { state, words } = useObservable({ subscribe: process.subscribe, state: outcome })
  const { email, subject } = useReplyName(link)
  useQuietSuccess(reply, state)
  if (!words) return null
  const { label: _label, ...target } = link
  const to = <Private>{visibleText(email)}</Private>
  if (state.phase === 'holding') {
    return (
      <div className={styles.row}>
        <span className="grow truncate">
          <Trans>Reply to {to}</Trans>
        </span>
        <UndoHold until={state.until} onUndo={() => process.takeBack('undone')} />
      </div>
    )
  }
  if (isUnderWay(state))
    return (
      <p className={styles.row}>
        <Trans>Sending to {to}</Trans>
      </p>
    )
  const isSent = state.phase === 'done' && words.tone === 'success'
  const problem = outcomeProblem(state)
  return (
    <article className={styles.row} data-trouble={!isSent || undefined}>
      <span className="row near shrinks">
        <StatusGlyph
          glyph={isSent ? 'tick' : 'triangle'}
          tone={isSent ? 'success' : 'warning'}
          size={14}
        />
        {isSent ? (
          <span className="grow breaks">
            <Trans>Sent to {to}</Trans>
          </span>
        ) : (
          <strong>{words.title}</strong>
        )}
      </span>
      {!isSent && (
        <>
          <AnchorLink {...target} className={styles.about}>
            <Trans>
              To {to}, <Private>{visibleText(subject)}</Private>
            </Trans>
          </AnchorLink>
          {words.text && <p className="secondary breaks">{words.text}</p>}
          {problem && (
            <p className="secondary breaks">
              <bdi>{problem.message}</bdi> {problem.code && <code>{problem.code}</code>}
            </p>
          )}
          <span className={styles.buttons}>
            {state.phase === 'likely' ? (
              <ClaimButtons process={process} />
            ) : (
              <Button variant="default" size="compact-xs" onClick={() => acknowledgeWrite(process)}>
                {canStopChecking(state) ? t`Stop checking` : t`Dismiss`}
              </Button>
            )}
          </span>
        </>
      )}
    </article>
  )
}
