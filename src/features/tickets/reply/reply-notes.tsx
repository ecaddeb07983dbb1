import { inQuotes } from '#base/language/sentences.ts'
import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { Note } from '#components/page/note.tsx'
import { Private } from '#components/text/private.tsx'
import { visibleText } from '#base/text/visible-text.ts'
import { Trans } from '#components/text/trans.tsx'
import type { ReplyPart } from '#model/doing/replies/reply-parts.ts'
import type { PartsProgress } from '#model/doing/tickets/send-parts.ts'
import styles from './reply-box.module.css'
import { useStore } from '#base/storage/store.ts'
import { IconButton } from '#components/controls/icon-button.tsx'
import { afterOf, forgetAfter, repliesAfter } from '#model/doing/replies/after-reply.ts'
import { afterWords } from '#model/doing/replies/saved-replies.ts'
import type { ReplyTarget } from '#model/doing/writes/kinds/reply.ts'

const END = 40

type PartsNoteProps = {
  parts: readonly ReplyPart[] | undefined
  progress: PartsProgress | undefined
}

/** How a reply that is too long for one message leaves, and how far it has come. */
export function PartsNote({ parts = [], progress }: PartsNoteProps) {
  if (progress?.isUnderWay) {
    return (
      <output className={styles.parts}>
        <Trans>
          Message {progress.sent + 1} of {progress.of} is on its way. Each waits for the one before.
        </Trans>
      </output>
    )
  }
  if (progress && progress.sent > 0 && progress.sent < progress.of) {
    return (
      <Note tone="warning">
        <span role="alert">
          <Trans>
            Messages sent: {progress.sent} of {progress.of}. The rest stopped, and is still in the
            box.
          </Trans>
        </span>
      </Note>
    )
  }
  if (parts.length < 2) return null
  return (
    <ol className={styles.parts} aria-label={t`Too long for one message, so it leaves as`}>
      {parts.map(({ text }, at) => (
        <li key={at}>
          <Trans>
            <strong>
              {at + 1} of {parts.length}
            </strong>
            ,{' '}
            {plural(text.length, {
              one: '1 character',
              other: `${formatNumber(text.length)} characters`,
            })}
            , ends <Private>{endOf(text)}</Private>
          </Trans>
        </li>
      ))}
    </ol>
  )
}

/** The last words before the part's number, on one line. */
function endOf(text: string): string {
  const words = text.replace(/\n\n\(\d\/\d\)$/u, '').replaceAll(/\s+/gu, ' ')
  return inQuotes(`…${visibleText(words.slice(-END)).trim()}`)
}

type AfterNoteProps = {
  target: ReplyTarget
  /** The reply is on its way, and takes this with it. */
  isBusy: boolean
  /** The pressed button disappears, and would take the focus with it. */
  onForgotten: () => void
}

/** What a saved reply does with the ticket, once the reply is proved to be in it. */
export function AfterNote({ target, isBusy, onForgotten }: AfterNoteProps) {
  const after = afterOf(useStore(repliesAfter(target.storeId)), target.ticketId)
  if (!after) return null
  return (
    <p className={styles.after}>
      <span>
        <Trans>
          After sending: <bdi>{afterWords(after)}</bdi>
        </Trans>
      </span>
      {!isBusy && (
        <IconButton
          icon="close"
          iconSize={13}
          label={t`Leave the ticket as it is after sending`}
          onClick={() => {
            forgetAfter(target)
            onForgotten()
          }}
        />
      )}
    </p>
  )
}
