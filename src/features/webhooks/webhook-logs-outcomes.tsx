import { t } from '#base/language/words.ts'
import { Segments } from '#components/controls/segments.tsx'

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
