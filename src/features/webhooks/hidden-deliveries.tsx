import { Note } from '#components/page/note.tsx'
import { Trans } from '#components/text/trans.tsx'

type HiddenDeliveriesProps = { shown: number; hidden: number; success: boolean | undefined }

export const HiddenDeliveries = ({ shown, hidden, success }: HiddenDeliveriesProps) => (
  <Note tone="warning" banner>
    <Trans>
      {shown} of {shown + hidden} on this page. Your platform also sent{' '}
      {success ? 'failed' : 'successful'} deliveries; they are hidden.
    </Trans>
  </Note>
)
