// oxlint-disable-next-line no-restricted-imports -- inside a menu
import { Menu } from '@mantine/core'
import { t } from '#base/language/words.ts'
import { useNow } from '#base/time/now.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { clockText } from '#base/time/time-format.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { laterTimes } from '#model/records/tickets/later-times.ts'

type LaterMenuItemsProps = {
  onChoose: (until: number | undefined) => void
  onPick: () => void
}

/** A new message from the customer always brings the ticket back at once. */
export function LaterMenuItems({ onChoose, onPick }: LaterMenuItemsProps) {
  const now = useNow()
  const zone = useTimeZone()
  return (
    <>
      {laterTimes(now, zone).map(({ label, until }) => (
        <Menu.Item
          key={label}
          rightSection={<span className="quiet">{clockText(wallClock(until, zone))}</span>}
          onClick={() => onChoose(until)}
        >
          {label}
        </Menu.Item>
      ))}
      <Menu.Item onClick={onPick}>{t`Pick a day and time`}</Menu.Item>
      <Menu.Divider />
      <Menu.Item onClick={() => onChoose(undefined)}>{t`When the customer writes`}</Menu.Item>
    </>
  )
}
