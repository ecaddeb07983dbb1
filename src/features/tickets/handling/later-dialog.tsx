import { parseMoment } from '#base/time/moment.ts'
import { t } from '#base/language/words.ts'
import { presentTime } from '#base/time/now.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { useTimeZone } from '#base/storage/preferences.ts'
import { Button } from '#components/controls/button.tsx'
import { ConfirmDialog, ConfirmStep } from '#components/overlays/confirm-dialog.tsx'
import { DayCalendar } from '#components/filters/day-calendar.tsx'
import { TextField } from '#components/form/text-field.tsx'
import '#components/form/validation-messages.ts'
import { momentOf, offeredMoment } from '#model/records/tickets/later-times.ts'
import styles from './later-dialog.module.css'

type LaterDialogProps = { onChoose: (until: number) => void; onClose: () => void }

const isDay = (text: string) => parseMoment(text)?.kind === 'day'

const createForm = (zone: string) =>
  z
    .object({
      day: z.string().check(z.trim(), z.refine(isDay, t`Write it like 2026-11-21`)),
      time: z
        .string()
        .check(z.trim(), z.regex(/^(?:[01]?\d|2[0-3]):[0-5]\d$/, t`Write it like 14:30`)),
    })
    .check(
      z.refine(({ day, time }) => momentOf(day, time, zone) > presentTime(), {
        error: t`This moment is over. Choose a later one`,
        path: ['time'],
      }),
    )

/** A ticket rests until a moment of one’s own. */
export function LaterDialog({ onChoose, onClose }: LaterDialogProps) {
  const zone = useTimeZone()
  const id = useId()
  const [{ form, offered }] = useState(() => ({
    form: createForm(zone),
    offered: offeredMoment(presentTime(), zone),
  }))
  const { control, handleSubmit, setValue } = useForm({
    resolver: zodResolver(form),
    defaultValues: offered,
  })
  const day = useWatch({ control, name: 'day' })
  return (
    <ConfirmDialog title={t({ message: 'Later', context: 'verb' })} onClose={onClose}>
      <ConfirmStep
        aside={t`By the clock of ${zone === 'UTC' ? 'UTC' : zone.replaceAll('_', ' ')}`}
        actions={
          <Button type="submit" form={id}>
            {t`Put it off`}
          </Button>
        }
      >
        <form
          id={id}
          className={styles.form}
          noValidate
          onSubmit={(event) =>
            void handleSubmit(({ day: chosen, time }) => onChoose(momentOf(chosen, time, zone)))(
              event,
            )
          }
        >
          <DayCalendar
            day={isDay(day) ? day : null}
            onChange={(chosen) => setValue('day', chosen ?? '', { shouldValidate: true })}
          />
          <TextField control={control} name="day" label={t`Day`} placeholder="2026-11-21" />
          <TextField control={control} name="time" label={t`Time`} placeholder="14:30" />
        </form>
      </ConfirmStep>
    </ConfirmDialog>
  )
}
