import { useDayHeading } from '#base/time/day-heading.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { clockText, dayWithTime } from '#base/time/time-format.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { ChoiceMenu } from '#components/overlays/choice-menu.tsx'
import type { Day } from '#model/reading/pictures/history.ts'

type DayChoiceProps = {
  label: string
  days: readonly Day[]
  chosen: Day
  onChoose: (day: string) => void
}

export function DayChoice({ label, days, chosen, onChoose }: DayChoiceProps) {
  const nameOf = useDayName()
  return (
    <span className="row near">
      <span className="quiet">{label}</span>
      <ChoiceMenu
        label={label}
        value={chosen.day}
        choices={days.toReversed().map((day) => ({ value: day.day, label: nameOf(day) }))}
        onChange={onChoose}
      >
        {nameOf(chosen)}
      </ChoiceMenu>
    </span>
  )
}

export function useDayName() {
  const zone = useTimeZone()
  const headingOf = useDayHeading()
  // Named by the day that it was kept for, so that no two have one name after a change of zone.
  return ({ day, at }: Day) => dayWithTime(headingOf(day) ?? '', clockText(wallClock(at, zone)))
}
