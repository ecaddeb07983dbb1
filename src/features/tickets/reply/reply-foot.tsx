import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { Private } from '#components/text/private.tsx'
import { Button } from '#components/controls/button.tsx'
import { Icon, type IconName } from '#components/controls/icons.tsx'
import { classNames } from '#components/controls/class-names.ts'
import { Note } from '#components/page/note.tsx'
import type { TicketEntry } from '#api/schemas/tickets.ts'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { keysText } from '#base/text/keys-text.ts'
import { someCustomer } from '#components/values/customer-word.ts'
import { visibleText } from '#base/text/visible-text.ts'
import styles from './reply-box.module.css'
import { LONGEST_REPLY, type useReplyForm } from './use-reply-form.ts'

const NEARLY = Math.floor(LONGEST_REPLY * 0.9)

export function DraftHint({ form }: { form: ReturnType<typeof useReplyForm> }) {
  const { text, draft, isFromEarlier, refusal, blanks } = form
  const hint =
    blanks > 0 ? (
      <span className={styles.near}>
        {plural(blanks, {
          one: '1 blank to fill, press Tab to go to it',
          other: `${blanks} blanks to fill, press Tab to go to the next`,
        })}
      </span>
    ) : refusal && text !== '' ? (
      refusal
    ) : isFromEarlier && draft.stored ? (
      <>
        <Trans>
          Draft from <DateTime value={draft.stored.savedAt} />
        </Trans>
      </>
    ) : (
      draft.isSaved && text !== '' && t`Draft kept`
    )
  const isOff = !draft.isKept && text !== ''
  return (
    <span className={styles.hint}>
      {!isOff ? (
        hint
      ) : hint ? (
        <Trans comment="{hint} is a sentence: “2 blanks to fill, press Tab to go to the next”.">
          {hint}. Drafts are off in this browser
        </Trans>
      ) : (
        t`Drafts are off in this browser`
      )}
    </span>
  )
}

type ReplyToolsProps = {
  /** The order whose key can be inserted. */
  orderId: string | undefined
  onReplies: () => void
  onKey: (orderId: string) => Promise<void>
}

export function ReplyTools({ orderId, onReplies, onKey }: ReplyToolsProps) {
  return (
    <>
      <Tool
        icon="bolt"
        word={t({ message: 'Replies', context: 'saved ones' })}
        label={t`Saved replies`}
        onClick={onReplies}
      />
      {orderId !== undefined && (
        <Tool
          icon="key"
          word={t`Key`}
          label={t`Insert the key of order ${orderId.slice(0, 8)}`}
          onClick={() => void onKey(orderId)}
        />
      )}
    </>
  )
}

type ToolProps = { icon: IconName; word: string; label: string; onClick: () => void }

const Tool = ({ icon, word, label, onClick }: ToolProps) => (
  <Button
    variant="subtle"
    color="gray"
    size="xs"
    className={styles.tool}
    aria-label={label}
    title={label}
    leftSection={<Icon name={icon} size={15} />}
    // With the focus a resting box would grow, and move the button away from under the finger.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onClick}
  >
    <span>{word}</span>
  </Button>
)

type SendButtonsProps = {
  keys: number
  hasNext: boolean
  isNextFirst: boolean
  canSend: boolean
  isBusy: boolean
  onSend: (andThen: 'stay' | 'next') => void
}

export function SendButtons(props: SendButtonsProps) {
  const { keys, hasNext, isNextFirst, canSend, isBusy, onSend } = props
  return (
    <>
      {hasNext && (
        <Button
          size="xs"
          variant="default"
          className={styles.then}
          data-main={isNextFirst || undefined}
          disabled={!canSend}
          onClick={() => onSend('next')}
        >
          {t`Send, next`}
        </Button>
      )}
      <Button
        size="xs"
        className={styles.send}
        leftSection={<Icon name="send" size={14} />}
        disabled={!canSend}
        loading={isBusy}
        onClick={() => onSend('stay')}
      >
        {keys > 0
          ? plural(keys, { one: 'Send reply with 1 key', other: `Send reply with ${keys} keys` })
          : t`Send reply`}
      </Button>
    </>
  )
}

type CountProps = { id: string; length: number; parts: readonly unknown[] | undefined }

export function Count({ id, length, parts }: CountProps) {
  const isOver = parts === undefined
  return (
    <span
      id={id}
      className={classNames(styles.count, length > NEARLY && styles.near)}
      data-over={isOver || undefined}
    >
      {parts && parts.length > 1
        ? plural(parts.length, {
            one: `${formatNumber(length)} / ${formatNumber(LONGEST_REPLY)}, as 1 message`,
            other: `${formatNumber(length)} / ${formatNumber(LONGEST_REPLY)}, as ${parts.length} messages`,
          })
        : length > 0 && (
            <bdi>
              {formatNumber(length)} / {formatNumber(LONGEST_REPLY)}
            </bdi>
          )}
      {isOver && <span role="alert"> {t`Too long, even in parts`}</span>}
    </span>
  )
}

type CameInProps = { entries: readonly TicketEntry[]; onRead: () => void }

/** Somebody wrote while the reply was being written; sending asks until this was read. */
export function CameIn({ entries, onRead }: CameInProps) {
  const last = entries.at(-1)
  return (
    <Note tone="warning" action={{ label: t`Got it`, onClick: onRead }}>
      <span role="alert">
        <Trans>
          <Private>{visibleText(last?.name?.slice(0, 80) || t`Somebody`)}</Private> wrote{' '}
          <DateTime value={last?.dateCreated} missing={t`just now`} />, after you began to write.
        </Trans>
      </span>
    </Note>
  )
}

type BelowProps = { email: string | undefined; isNextFirst: boolean }

export function BelowReply({ email, isNextFirst }: BelowProps) {
  const keys = [keysText('Ctrl Enter'), keysText('Ctrl Shift Enter')]
  const [stay, next] = isNextFirst ? keys.toReversed() : keys
  return (
    <div className={styles.below}>
      <span className="truncate words">
        <Trans>
          To <Private>{visibleText(email ?? someCustomer())}</Private>
        </Trans>
      </span>
      <span className={styles.keys}>
        <span>
          <Trans>
            <kbd>{stay}</kbd> send
          </Trans>
        </span>
        <span>
          <Trans>
            <kbd>{next}</kbd> send, next
          </Trans>
        </span>
      </span>
    </div>
  )
}
