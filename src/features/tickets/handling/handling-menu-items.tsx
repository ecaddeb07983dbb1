// oxlint-disable-next-line no-restricted-imports -- inside a menu
import { Menu } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { t } from '#base/language/words.ts'
import { visibleText } from '#base/text/visible-text.ts'
import styles from './assign-button.module.css'
import { useNow } from '#base/time/now.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { clockText } from '#base/time/time-format.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { laterTimes } from '#model/records/tickets/later-times.ts'

type AssignMenuItemsProps = {
  /** '' is nobody. */
  holder: string
  me: string
  people: readonly string[]
  onAssign: (name: string) => void
}

export function AssignMenuItems({ holder, me, people, onAssign }: AssignMenuItemsProps) {
  const others = people.filter((name) => name !== me && name !== holder)
  return (
    <>
      {me === '' ? (
        <Menu.Item component={Link} to="/preferences">
          {t`Set your name to take it`}
        </Menu.Item>
      ) : (
        holder !== me && <Menu.Item onClick={() => onAssign(me)}>{t`Take it`}</Menu.Item>
      )}
      {holder !== '' && (
        <Menu.Item onClick={() => onAssign('')}>
          {holder === me ? t`Give it up` : t`Unassign it`}
        </Menu.Item>
      )}
      {others.length > 0 && (
        <>
          <Menu.Divider />
          <Menu.Label>{t`Give it to`}</Menu.Label>
          <div className={styles.people}>
            {others.map((name) => (
              <Menu.Item key={name} onClick={() => onAssign(name)}>
                <bdi>{visibleText(name)}</bdi>
              </Menu.Item>
            ))}
          </div>
        </>
      )}
    </>
  )
}

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
