import { Note } from '#components/page/note.tsx'

type HiddenReviewsProps = { hidden: number; hasReply: boolean | undefined }

export const HiddenReviews = ({ hidden, hasReply }: HiddenReviewsProps) => (
  <Note tone="warning" banner>
    Your platform also sent reviews {hasReply ? 'without' : 'with'} a reply. {hidden} of this page{' '}
    {hidden === 1 ? 'is' : 'are'} hidden, and nothing is counted.
  </Note>
)
