import { t } from '#base/language/words.ts'
import { useStore } from '#base/storage/store.ts'
import { IconButton } from '#components/controls/icon-button.tsx'
import { Trans } from '#components/text/trans.tsx'
import { afterOf, forgetAfter, repliesAfter } from '#model/doing/replies/after-reply.ts'
import { afterWords } from '#model/doing/replies/saved-replies.ts'
import type { ReplyTarget } from '#model/doing/writes/kinds/reply.ts'
import styles from './reply-box.module.css'

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
