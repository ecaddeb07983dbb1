import { type ReactNode, useState } from 'react'
import type { Value } from '#api/request.ts'
import { useCopy } from '#base/browser/clipboard.ts'
import { letterKey } from '#base/browser/letter-key.ts'
import { useKeyDown } from '#base/browser/use-key-down.ts'
import { useStopper } from '#base/browser/use-stopper.ts'
import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { Button } from '#components/controls/button.tsx'
import { IconButton } from '#components/controls/icon-button.tsx'
import { Icon } from '#components/controls/icons.tsx'
import { MenuButton } from '#components/overlays/menu-button.tsx'
import { Trans } from '#components/text/trans.tsx'
import type { ExportDescription } from '#model/reading/export/job.ts'
import type { ExportKindName } from '#model/reading/export/kinds.ts'
import { type Copy, copyLines, tableText } from '#model/reading/selection/copies.ts'
import { MOST_SELECTED, readAllMatching } from '#model/reading/selection/read-all.ts'
// oxlint-disable-next-line no-restricted-imports -- inside a menu
import { Menu } from '@mantine/core'
import { marksBody } from '#components/values/marks.ts'
import { usePreferences, useTimeZone } from '#base/storage/preferences.ts'
import styles from './selection-bar.module.css'

const marksActionBar = marksBody('data-has-action-bar')

/** More tabs than that help nobody. */
const MOST_TABS = 10

type SelectionBarProps<Row> = {
  rows: readonly Row[]
  kind: ExportKindName
  owner: string
  /** The filters as sent; undefined for a list whose rows are all on the page. */
  query: Record<string, Value> | undefined
  total: number | undefined
  sums?: ReactNode
  copies?: readonly Copy<Row>[]
  addressOf: (row: Row) => string
  exportButton: ReactNode
  tagging?: ReactNode
  onAll: (rows: readonly Row[]) => void
  onClear: () => void
}

/** What can be done with many records at once: nothing that changes them on the platform. */
export function SelectionBar<Row extends { id: string }>(props: SelectionBarProps<Row>) {
  const { rows, kind, owner, query, total, sums, addressOf, exportButton, tagging, onClear } = props
  const [state, copy] = useCopy()
  // `kind` says which records were read, so the cast is safe.
  const all = useReadAll({ kind, owner, query: query ?? {} }, (read) =>
    props.onAll(read as readonly Row[]),
  )
  const isAll = total !== undefined && rows.length >= total && total > 1 && !all.hasFailed
  const canReadAll = query !== undefined && total !== undefined && !isAll && total > 1
  const ids = rows.map(({ id }) => id)

  useKeyDown((event) => {
    if (letterKey(event) !== 'c' || event.defaultPrevented) return
    event.preventDefault()
    copy(ids.join('\n'))
  })

  return (
    <section ref={marksActionBar} className={styles.bar} aria-label={t`Selection`}>
      <output className="firm nowrap">
        {state === 'idle' ? (
          <b>{countText(rows.length, isAll)}</b>
        ) : (
          <b>{state === 'copied' ? t`Copied` : t`The browser refused to copy`}</b>
        )}
      </output>
      {sums && <span className={styles.sums}>{sums}</span>}
      <span className="secondary firm nowrap">
        {all.isReading ? (
          <>
            <Trans>
              Reading {formatNumber(all.read)} of {formatNumber(total ?? 0)}{' '}
              <button type="button" className={styles.link} onClick={all.cancel}>
                Cancel
              </button>
            </Trans>
          </>
        ) : (
          canReadAll &&
          (total <= MOST_SELECTED ? (
            <button type="button" className={styles.link} onClick={all.start}>
              {all.hasFailed ? t`Not all could be read. Try again` : allText(total)}
            </button>
          ) : (
            <span className="quiet">
              <Trans>Export takes all {formatNumber(total)}</Trans>
            </span>
          ))
        )}
      </span>
      <span className={styles.actions}>
        {tagging}
        <MenuButton
          className={styles.menu}
          menuLabel={t`Copy`}
          position="top-start"
          menu={
            <CopyItems
              kind={kind}
              rows={rows}
              copies={props.copies}
              addressOf={addressOf}
              onCopy={copy}
            />
          }
        >
          <Icon name="copy" size={15} /> {t`Copy`} <Icon name="chevron-down" size={13} />
        </MenuButton>
        <Button
          variant="default"
          size="xs"
          className={styles.tabs}
          leftSection={<Icon name="external" size={15} />}
          disabled={rows.length > MOST_TABS}
          title={rows.length > MOST_TABS ? t`Up to ${MOST_TABS} at a time` : undefined}
          onClick={() => openTabs(rows.map(addressOf))}
        >
          {t`Open in tabs`}
        </Button>
        {exportButton}
        <IconButton icon="close" label={t`Clear the selection`} onClick={onClear} />
      </span>
    </section>
  )
}

const countText = (count: number, isAll: boolean) =>
  isAll
    ? plural(count, { one: 'The one that matches', other: `All ${formatNumber(count)} that match` })
    : plural(count, { one: '1 selected', other: `${formatNumber(count)} selected` })
const allText = (total: number) =>
  plural(total, {
    one: 'Select the one that matches',
    other: `Select all ${formatNumber(total)} that match`,
  })

/** The browser may ask the merchant before it opens more than one. */
function openTabs(addresses: readonly string[]) {
  for (const address of addresses) window.open(address, '_blank', 'noopener')
}

type Wanted = Pick<ExportDescription, 'kind' | 'owner' | 'query'>

/** Reads all that match, until it is cancelled or the list is left. */
function useReadAll(wanted: Wanted, onRead: (rows: readonly { id: string }[]) => void) {
  const [read, setRead] = useState<number>()
  const [hasFailed, setHasFailed] = useState(false)
  const { begin, stop } = useStopper()

  function start() {
    const signal = begin()
    setHasFailed(false)
    setRead(0)
    readAllMatching(wanted, { signal, onProgress: setRead })
      .then(
        ({ rows, isComplete }) => {
          setHasFailed(!isComplete)
          onRead(rows)
          return undefined
        },
        () => setHasFailed(!signal.aborted),
      )
      .finally(() => setRead(undefined))
  }
  return {
    isReading: read !== undefined,
    read: read ?? 0,
    hasFailed,
    start,
    cancel: stop,
  }
}

type CopyItemsProps<Row> = {
  kind: ExportKindName
  rows: readonly Row[]
  copies?: readonly Copy<Row>[]
  addressOf: (row: Row) => string
  onCopy: (text: string) => void
}

function CopyItems<Row extends { id: string }>(props: CopyItemsProps<Row>) {
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
