import type { Review } from '#api/schemas/reviews.ts'
import { t } from '#base/language/words.ts'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { LongText } from '#components/text/long-text.tsx'
import { StatusGlyph } from '#components/values/status-glyph.tsx'
import { lineText } from '#base/text/visible-text.ts'
import { isAnswered } from '#model/records/reviews/rating-counts.ts'
import styles from './reviews.module.css'

type ReviewWordsProps = {
  review: Review
  userId: string | undefined
  /** In a list. */
  folds?: boolean
}

export function ReviewWords({ review, userId, folds }: ReviewWordsProps) {
  return (
    <div className={styles.words}>
      <p className={styles.text}>
        {review.reason?.trim() ? (
          <LongText text={review.reason} folds={folds} />
        ) : (
          <span className="quiet">{t`No text`}</span>
        )}
      </p>
      {isAnswered(review) && <Reply review={review} userId={userId} folds={folds} />}
      {review.flagged && <Flag flag={review.flagged} />}
    </div>
  )
}

function Reply({ review, userId, folds }: ReviewWordsProps) {
  const { reply, repliedAt, repliedByUserId } = review
  const time = repliedAt && <DateTime value={repliedAt} />
  const isYou = Boolean(repliedByUserId) && repliedByUserId === userId
  const replier = repliedByUserId && (
    <bdi className="breaks mono-face">{lineText(repliedByUserId)}</bdi>
  )
  return (
    <div className={styles.reply}>
      {reply && (
        <p className={styles.replyText}>
          <LongText text={reply} folds={folds} />
        </p>
      )}
      <p className={styles.fact} title={isYou ? repliedByUserId : undefined}>
        {isYou ? (
          time ? (
            <Trans>You replied {time}</Trans>
          ) : (
            t`You replied`
          )
        ) : time && replier ? (
          <Trans>
            Replied {time} by {replier}
          </Trans>
        ) : time ? (
          <Trans>Replied {time}</Trans>
        ) : replier ? (
          <Trans>Replied by {replier}</Trans>
        ) : (
          t`Replied`
        )}
      </p>
    </div>
  )
}

/** Shows the flag's state as given: the interface does not say what follows from it. */
function Flag({ flag }: { flag: NonNullable<Review['flagged']> }) {
  const { reason, approved, administratorNote, dateCreated } = flag
  const isBad = approved === false
  const text = <LongText text={administratorNote ?? ''} />
  return (
    <p className={styles.flag} data-bad={isBad || undefined}>
      <span className={styles.glyph}>
        <StatusGlyph glyph={isBad ? 'triangle' : 'ring'} tone={isBad ? 'danger' : 'neutral'} />
      </span>
      <span>
        <b>{t`Flagged`}</b> {reason && <LongText text={reason} />}
      </span>
      {approved !== undefined && <span>{approved ? t`Approved` : t`Not approved`}</span>}
      {administratorNote && (
        <span className={styles.note}>
          <Trans>“{text}”</Trans>
        </span>
      )}
      {dateCreated && (
        <span className={styles.note}>
          <DateTime value={dateCreated} />
        </span>
      )}
    </p>
  )
}
