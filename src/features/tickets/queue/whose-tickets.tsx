import { t } from '#base/language/words.ts'
import { Segments } from '#components/controls/segments.tsx'
import type { Whose } from '#model/doing/tickets/assigned.ts'
import type { useTicketsShown } from './use-tickets-shown.ts'

type WhoseTicketsProps = {
  desk: ReturnType<typeof useTicketsShown>
  whose: Whose | undefined
}

/** Not drawn as long as nobody has taken any ticket. */
export function WhoseTickets({ desk, whose }: WhoseTicketsProps) {
  const { assigned, me, heldBy } = desk
  if (!assigned || (Object.keys(assigned).length === 0 && !whose)) return null
  const segment = (label: string, value: Whose) => ({
    label: counted(label, heldBy(value).length),
    search: { whose: value },
    current: whose === value,
  })
  return (
    <Segments
      label={t`Whose tickets`}
      segments={[
        { label: t`Anyone’s`, search: { whose: undefined }, current: !whose },
        ...(me !== '' || whose === 'mine' ? [segment(t`Mine`, 'mine')] : []),
        segment(t`Nobody’s`, 'nobody'),
      ]}
    />
  )
}

const counted = (label: string, count: number) => (count === 0 ? label : `${label} ${count}`)
