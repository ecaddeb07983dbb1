// oxlint-disable-next-line no-restricted-imports -- inside a dialog
import { Checkbox, SegmentedControl, Select } from '@mantine/core'
import { browserTimeZone } from '#base/time/temporal.ts'
import { useId } from 'react'
import { plural, t } from '#base/language/words.ts'
import type { Separator } from '#base/text/csv.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { TextButton } from '#components/controls/text-button.tsx'
import { Trans } from '#components/text/trans.tsx'
import type { ExportColumn } from '#model/reading/export/shape.ts'
import { DETAIL_PACE } from '#model/reading/walk/pages.ts'
import type { ExportFormat, ExportOptions } from '#model/reading/export/writer.ts'
import { durationText } from '#base/time/duration-text.ts'
import '#components/controls/forced-colors.css'
import styles from './export-dialog.module.css'

const formats: { value: ExportFormat; label: string }[] = [
  { value: 'csv', label: 'CSV' },
  { value: 'json', label: 'JSON' },
  { value: 'jsonl', label: 'JSON Lines' },
]

const separators: { value: Separator; label: string }[] = [
  { value: ',', label: t`Comma` },
  { value: ';', label: t`Semicolon` },
  { value: '\t', label: t`Tab` },
]

const browserZone = browserTimeZone()

type ExportOptionsFormProps = {
  options: ExportOptions
  columns: readonly ExportColumn<never>[]
  /** The words for a record and a part of it, if it has parts. */
  parts: { label: string; whole: string } | undefined
  hasDetails: boolean
  count: number | undefined
  onChange: (changed: Partial<ExportOptions>) => void
}

export function ExportOptionsForm(props: ExportOptionsFormProps) {
  const { options, columns, parts, hasDetails, count, onChange } = props
  const zone = useTimeZone()
  const { lang } = document.documentElement
  const zones = [...new Set([zone, browserZone, 'UTC'])]
  return (
    <>
      <div className={styles.line}>
        <Choice
          label={t`Format`}
          data={formats}
          value={options.format}
          onChange={(format) => onChange({ format: format as ExportFormat })}
        />
        {parts && (
          <Choice
            label={t`One row per`}
            data={[
              { value: 'record', label: parts.whole },
              { value: 'part', label: parts.label },
            ]}
            value={options.per}
            onChange={(per) => onChange({ per: per as ExportOptions['per'] })}
          />
        )}
        {options.format === 'csv' && (
          <Select
            label={t`Separator`}
            allowDeselect={false}
            classNames={{ label: styles.label }}
            data={separators}
            value={options.separator}
            onChange={(separator) => separator && onChange({ separator })}
          />
        )}
        <Select
          className={styles.grow}
          label={t`Times in`}
          allowDeselect={false}
          classNames={{ label: styles.label }}
          data={zones.map((value) => ({
            value,
            label: value === 'UTC' ? 'UTC' : `${placeOf(value)} + UTC`,
          }))}
          value={options.zone}
          onChange={(chosen) => chosen && onChange({ zone: chosen })}
        />
      </div>
      {options.format === 'csv' && lang !== 'en' && (
        <div className={styles.field}>
          <Checkbox
            checked={options.hasOwnHeads ?? false}
            onChange={({ currentTarget }) => onChange({ hasOwnHeads: currentTarget.checked })}
            label={t`Column names in this language`}
            description={t`Programs expect the English ones.`}
          />
        </div>
      )}
      <Columns columns={columns} chosen={options.columns} onChange={onChange} />
      {hasDetails && (
        <div className={styles.field}>
          <Checkbox
            checked={options.withDetails}
            onChange={({ currentTarget }) => onChange({ withDetails: currentTarget.checked })}
            label={t`Add order details`}
            description={detailWords(count)}
          />
        </div>
      )}
    </>
  )
}

type ColumnsProps = Pick<ExportOptionsFormProps, 'columns' | 'onChange'> & { chosen: string[] }

function Columns({ columns, chosen, onChange }: ColumnsProps) {
  const ticked = columns.filter(({ id }) => chosen.includes(id))
  const standard = columns.filter(({ isStandard }) => isStandard)
  const choose = (ids: string[]) => onChange({ columns: ids })
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>
        <Trans>
          Columns <span className="quiet">{t`${ticked.length} of ${columns.length}`}</span>
        </Trans>
      </legend>
      <span className={styles.choices}>
        <TextButton onClick={() => choose(standard.map(({ id }) => id))}>{t`Standard`}</TextButton>
        <TextButton onClick={() => choose(columns.map(({ id }) => id))}>
          {t({ message: 'All', context: 'columns' })}
        </TextButton>
      </span>
      <div className={styles.ticks}>
        {columns.map(({ id, label }) => (
          <Checkbox
            key={id}
            label={label}
            checked={chosen.includes(id)}
            onChange={({ currentTarget }) =>
              choose(
                currentTarget.checked ? [...chosen, id] : chosen.filter((other) => other !== id),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

type ChoiceProps = {
  label: string
  data: { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

function Choice({ label, data, value, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div className="stack at-top">
      <span id={id} className={styles.label}>
        {label}
      </span>
      <SegmentedControl aria-labelledby={id} data={data} value={value} onChange={onChange} />
    </div>
  )
}

function detailWords(count: number | undefined): string {
  const what = t`Adds refund, chargeback, tax, fees, net, country, IP and transaction.`
  if (count === undefined) return t`${what} One more request per order, two a second.`
  const time = durationText(count * DETAIL_PACE)
  return plural(count, {
    one: `${what} 1 more request, about ${time}.`,
    other: `${what} ${formatNumber(count)} more requests, about ${time}.`,
  })
}

const placeOf = (zone: string) => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
