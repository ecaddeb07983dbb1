/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the list of a select holds no text of one’s own */
import { t } from '#base/language/words.ts'
import { Private } from '#components/text/private.tsx'
import { formatNumber } from '#base/numbers/money-format.ts'
import { visibleText } from '#base/text/visible-text.ts'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { Trans } from '#components/text/trans.tsx'
import '#components/controls/forced-colors.css'
import styles from './reply-picker.module.css'
import { FilledText } from './filled-text.tsx'
import { joined } from '#model/doing/replies/reply-variables.ts'
import { withoutKeys } from '#model/doing/replies/reply-blanks.ts'
import { afterWords, LONGEST_TEXT } from '#model/doing/replies/saved-replies.ts'
import type { useReplyPicker } from './use-reply-picker.ts'
import { charactersText } from '#base/text/characters.ts'

type ReplyPickerProps = {
  id: string
  storeId: string
  picker: ReturnType<typeof useReplyPicker>
}

/** The saved replies inside the reply box, with the filled text of the one that Enter inserts. */
export function ReplyPicker({ id, storeId, picker }: ReplyPickerProps) {
  const { shown, active, count, preview, fill, typed, isEmpty, isLoading, choose } = picker
  return (
    <div className={styles.picker}>
      <div className={styles.list}>
        {isEmpty && shown.length > 0 && <p className={styles.none}>{t`To start from`}</p>}
        <div id={id} role="listbox" aria-label={t`Saved replies`}>
          {shown.map((reply) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
            <div
              key={reply.id}
              id={optionId(id, reply.id)}
              role="option"
              tabIndex={-1}
              aria-selected={reply === active}
              className={styles.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => void choose(reply)}
            >
              <bdi className="truncate">{visibleText(reply.name)}</bdi>
              <Private className={styles.snippet}>{visibleText(fill(reply).slice(0, 160))}</Private>
              {afterWords(reply) && <span className={styles.after}>{afterWords(reply)}</span>}
              {reply.isTeam && <span className="quiet small">{t`Team`}</span>}
              {reply.shortcut && <code>;{reply.shortcut}</code>}
            </div>
          ))}
        </div>
        {shown.length === 0 && !isLoading && (
          <p className={styles.none}>{t`No saved reply matches`}</p>
        )}
        <p className={styles.foot}>
          <span className="quiet">
            <Trans>
              {formatNumber(shown.length)} of {formatNumber(count)}
            </Trans>
          </span>
          {typed !== '' && typed.length <= LONGEST_TEXT && (
            <AnchorLink
              to="/stores/$storeId/saved-replies"
              params={{ storeId }}
              search={{ reply: 'new' }}
              state={{ replyText: withoutKeys(typed) }}
            >
              {t`Save this text`}
            </AnchorLink>
          )}
          <AnchorLink to="/stores/$storeId/saved-replies" params={{ storeId }}>
            {t`Manage`}
          </AnchorLink>
        </p>
      </div>
      {active && (
        <div className={styles.preview}>
          <p className={styles.title}>
            <strong>{visibleText(active.name)}</strong>
            <span className="quiet">{charactersText(joined(preview).length)}</span>
          </p>
          <p className={styles.text} dir="auto">
            <FilledText parts={preview} />
          </p>
          {afterWords(active) && (
            <p className="quiet small">
              <Trans>After sending: {afterWords(active)}</Trans>
            </p>
          )}
          <p className={styles.keys}>
            <Trans>
              <kbd>Enter</kbd> insert
            </Trans>
          </p>
        </div>
      )}
    </div>
  )
}

export const optionId = (listId: string, replyId: string) => `${listId}-${replyId}`
