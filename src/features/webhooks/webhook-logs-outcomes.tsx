import { Segments } from '#components/controls/segments.tsx'

export function WebhookLogsOutcomes({ success }: { success: boolean | undefined }) {
  return (
    <Segments
      label="Outcome"
      segments={[
        { label: 'All', search: { success: undefined }, current: success === undefined },
        { label: 'Succeeded', search: { success: true }, current: success === true },
        { label: 'Failed', search: { success: false }, current: success === false },
      ]}
    />
  )
}
