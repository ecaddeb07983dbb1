import { t } from '#base/language/words.ts'
import { Segments } from '#components/controls/segments.tsx'
import { betweenSentences } from '#base/language/sentences.ts'
import { Note } from '#components/page/note.tsx'

export function WebhookLogsOutcomes({ success }: { success: boolean | undefined }) {
  return (
    <Segments
      label={t`Outcome`}
      segments={[
        {
          label: t({ message: 'All', context: 'deliveries' }),
          search: { success: undefined },
          current: success === undefined,
        },
        { label: t`Succeeded`, search: { success: true }, current: success === true },
        { label: t`Failed`, search: { success: false }, current: success === false },
      ]}
    />
  )
}

type HiddenDeliveriesProps = { shown: number; hidden: number; success: boolean | undefined }

export const HiddenDeliveries = ({ shown, hidden, success }: HiddenDeliveriesProps) => (
  <Note tone="warning" banner>
    {t`${shown} of ${shown + hidden} on this page.`}
    {betweenSentences}
    {success
      ? t`Your platform also sent failed deliveries; they are hidden.`
      : t`Your platform also sent successful deliveries; they are hidden.`}
  </Note>
)
