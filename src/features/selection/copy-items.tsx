// oxlint-disable-next-line no-restricted-imports -- inside a menu
import { Menu } from '@mantine/core'
import { usePreferences, useTimeZone } from '#base/preferences.ts'
import type { ExportKindName } from '#model/export/kinds.ts'
import { tableText } from '#model/selection/table-text.ts'

type CopyItemsProps<Row> = {
  kind: ExportKindName
  noun: string
  rows: readonly Row[]
  emailOf?: (row: Row) => string | undefined
  addressOf: (row: Row) => string
  onCopy: (text: string) => void
}

export function CopyItems<Row extends { id: string }>(props: CopyItemsProps<Row>) {
  const { kind, noun, rows, emailOf, addressOf, onCopy } = props
  const { privacy, moneyUnit } = usePreferences()
  const zone = useTimeZone()
  const emails = emailOf && [...new Set(rows.flatMap((row) => emailOf(row) ?? []))]
  const hidden = privacy && <span className="quiet">hidden</span>
  const copyLines = (lines: readonly string[]) => () => onCopy(lines.join('\n'))
  return (
    <>
      <Menu.Item
        rightSection={<kbd aria-hidden>C</kbd>}
        onClick={copyLines(rows.map(({ id }) => id))}
      >
        {noun.charAt(0).toUpperCase() + noun.slice(1)} IDs
      </Menu.Item>
      {emails && (
        <Menu.Item disabled={privacy} rightSection={hidden} onClick={copyLines(emails)}>
          Emails
        </Menu.Item>
      )}
      <Menu.Item
        disabled={privacy}
        rightSection={hidden}
        onClick={() => onCopy(tableText(kind, rows, { zone, unit: moneyUnit }))}
      >
        Table for a spreadsheet
      </Menu.Item>
      <Menu.Item onClick={copyLines(rows.map(addressOf))}>Links</Menu.Item>
    </>
  )
}
