// oxlint-disable-next-line no-restricted-imports -- inside a menu
import { Menu } from '@mantine/core'
import { t } from '#base/language/words.ts'
import { usePreferences, useTimeZone } from '#base/storage/preferences.ts'
import type { ExportKindName } from '#model/reading/export/kinds.ts'
import { type Copy, copyLines } from '#model/reading/selection/copies.ts'
import { tableText } from '#model/reading/selection/table-text.ts'

type CopyItemsProps<Row> = {
  kind: ExportKindName
  rows: readonly Row[]
  copies?: readonly Copy<Row>[]
  addressOf: (row: Row) => string
  onCopy: (text: string) => void
}

export function CopyItems<Row extends { id: string }>(props: CopyItemsProps<Row>) {
  const { kind, rows, copies = [], addressOf, onCopy } = props
  const { privacy, moneyUnit } = usePreferences()
  const zone = useTimeZone()
  const hidden = privacy && <span className="quiet">{t`hidden`}</span>
  const copier = (lines: readonly string[]) => () => onCopy(lines.join('\n'))
  return (
    <>
      <Menu.Item rightSection={<kbd aria-hidden>C</kbd>} onClick={copier(rows.map(({ id }) => id))}>
        {t`IDs`}
      </Menu.Item>
      {copies.map((one) => (
        <Menu.Item
          key={one.label}
          disabled={one.isPrivate && privacy}
          rightSection={one.isPrivate && hidden}
          onClick={copier(copyLines(one, rows))}
        >
          {one.label}
        </Menu.Item>
      ))}
      <Menu.Item
        disabled={privacy}
        rightSection={hidden}
        onClick={() => onCopy(tableText(kind, rows, { zone, unit: moneyUnit }))}
      >
        {t`Table for a spreadsheet`}
      </Menu.Item>
      <Menu.Item onClick={copier(rows.map(addressOf))}>{t`Links`}</Menu.Item>
    </>
  )
}
