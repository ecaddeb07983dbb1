import { betweenSentences } from '#base/language/sentences.ts'
import { plural, t } from '#base/language/words.ts'
import { Note } from '#components/page/note.tsx'

type HiddenReviewsProps = { hidden: number; hasReply: boolean | undefined }

export const HiddenReviews = ({ hidden, hasReply }: HiddenReviewsProps) => (
  <Note tone="warning" banner>
    {hasReply
      ? t`Your platform also sent reviews without a reply.`
      : t`Your platform also sent reviews with a reply.`}
    {betweenSentences}
    {plural(hidden, {
      one: '1 of this page is hidden, and nothing is counted.',
      other: `${hidden} of this page are hidden, and nothing is counted.`,
    })}
  </Note>
)
