import { Note } from '#components/page/note.tsx'

type HiddenDeliveriesProps = { shown: number; hidden: number; success: boolean | undefined }

export const HiddenDeliveries = ({ shown, hidden, success }: HiddenDeliveriesProps) => (
  <Note tone="warning" banner>
    {shown} of {shown + hidden} on this page. Your platform also sent{' '}
    {success ? 'failed' : 'successful'} deliveries; they are hidden.
  </Note>
)
