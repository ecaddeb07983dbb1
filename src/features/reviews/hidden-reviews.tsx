import { plural } from '#base/language/words.ts'
import { Note } from '#components/page/note.tsx'
import { Trans } from '#components/text/trans.tsx'

type HiddenReviewsProps = { hidden: number; hasReply: boolean | undefined }

export const HiddenReviews = ({ hidden, hasReply }: HiddenReviewsProps) => (
  <Note tone="warning" banner>
    <Trans>
      Your platform also sent reviews {hasReply ? 'without' : 'with'} a reply. {hidden} of this page{' '}
      {plural(hidden, { one: 'is', other: 'are' })} hidden, and nothing is counted.
    </Trans>
  </Note>
)
