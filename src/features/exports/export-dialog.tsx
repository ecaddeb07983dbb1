// oxlint-disable-next-line no-restricted-imports -- inside a dialog
import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { platformClock } from '#api/platform-clock.ts'
import { t } from '#base/language/words.ts'
import { DialogFoot, DialogFrame } from '#components/overlays/dialog-frame.tsx'
import { Button } from '#components/controls/button.tsx'
import { exactCountOf, type Scope, ScopeChoice, type ScopeOption } from './export-scope.tsx'
import { chooseFile } from '#base/browser/save-file.ts'
import { fileDay } from '#base/time/file-day.ts'
import { useStore } from '#base/storage/store.ts'
import { usePreferences, useTimeZone } from '#base/storage/preferences.ts'
import { Icon } from '#components/controls/icons.tsx'
import { Note } from '#components/page/note.tsx'
import { mayHaveOthers } from '#model/reading/lists/at-most.ts'
import { countedRows } from '#model/reading/lists/counted.ts'
import { type AskedFilters, type ExportDescription, ownWordsIn } from '#model/reading/export/job.ts'
import { recordNotes } from '#model/reading/memory/record-notes.ts'
import { exportKind } from '#model/reading/export/kinds.ts'
import { type ExportOptions, firstColumns, possibleColumns } from '#model/reading/export/writer.ts'
import { noteRun } from '#model/reading/memory/tool-runs.ts'
import { startJob } from '#model/doing/jobs/jobs.ts'
import { setTarget } from '#model/doing/jobs/save.ts'
import { columnsWith } from '#model/reading/export/shape.ts'
import { useCentsHint } from '#model/reading/platform/cents.ts'
import { exportedAs } from '#model/reading/columns/column-words.ts'
import { filterWords } from '#model/reading/lists/filter-words.ts'
import type { ExportTarget } from './export-button.tsx'
import styles from './export-dialog.module.css'
import { ExportOptionsForm } from './export-options.tsx'
import { ExportPreview } from './export-preview.tsx'

/** From here on, the file is written to disk at once where the browser can do that. */
const MANY_ROWS = 20_000
const DAY = 86_400_000

type ExportDialogProps = { target: ExportTarget; onClose: () => void }

export function ExportDialog({ target, onClose }: ExportDialogProps) {
  const { kind, owner, storeId = owner, query, list, address, rows = [], selected = [] } = target
  const { shape, detail, ruleOf, list: listed } = exportKind(kind)
  const ownWords = ownWordsIn(useStore(recordNotes(storeId)), kind)
  const { columns: table, ownColumns = [], isPartial } = target
  const shown = table && !table.isStandard ? exportedAs(table.shown) : undefined
  const zone = useTimeZone()
  const { moneyUnit, privacy } = usePreferences()
  const centsHint = useCentsHint()
  const [isAsked, setIsAsked] = useState(false)
  const [scope, setScope] = useState<Scope>(selected.length > 0 ? 'selected' : 'match')
  const [options, setOptions] = useState<ExportOptions>({
    format: 'csv',
    separator: ',',
    per: 'record',
    columns: [...firstColumns(shape.columns, shown), ...ownColumns],
    withDetails: false,
    zone,
    unit: moneyUnit,
  })
  const [fileName, setFileName] = useState(() =>
    [shape.file, isPartial && 'so-far', daysOf(address)].filter(Boolean).join('-'),
  )
  const counting = useQuery({
    queryKey: ['countForExport', kind, owner, query],
    queryFn: ({ signal }) => exactCountOf(target, signal),
    gcTime: 0,
  })
  const isInMemory = query === undefined
  const scopes: ScopeOption[] = [
    {
      scope: 'match',
      label: t`All that match the filters`,
      detail: filterWords(list, address, zone, target.choices) || t`No filters, so all`,
      count: isInMemory
        ? rows.length
        : ((counting.isPending ? target.total : counting.data) ?? undefined),
      isAtMost:
        query !== undefined && (ruleOf?.(query) !== undefined || mayHaveOthers(list, query, rows)),
    },
    ...(isInMemory
      ? []
      : [{ scope: 'page' as const, label: t`Those on this page`, count: rows.length }]),
    ...(selected.length > 0
      ? [{ scope: 'selected' as const, label: t`Those selected`, count: selected.length }]
      : []),
  ]
  const { count, isAtMost } = scopes.find((candidate) => candidate.scope === scope) ?? {}
  const columns = possibleColumns(columnsWith(shape, ownColumns), options)
  const chosen = columns.filter((column) => options.columns.includes(column.id))

  async function start() {
    const name = `${safeName(fileName)}.${options.format}`
    const records = { match: isInMemory ? rows : undefined, page: rows, selected }[scope]
    const isLarge = (count ?? 0) >= MANY_ROWS
    const isStarted = await startExport(isLarge, {
      kind,
      owner,
      storeId,
      query: query ?? {},
      filters: { scope, address, choices: setChoices(target) },
      options: { ...options, columns: chosen.map((column) => column.id) },
      fileName: name,
      records: records && [...records],
      isPartial,
      isUncounted: count === undefined,
    })
    if (isStarted) onClose()
  }

  function buttonWords(): string {
    if (count === 0) return t`Nothing matches`
    if (count === undefined) return shape.title
    const counted = countedRows(listed.key, count)
    return isAtMost ? t`Export up to ${counted}` : t`Export ${counted}`
  }

  return (
    <DialogFrame title={shape.title} size={880} isRuled onClose={onClose}>
      <div className={styles.columns}>
        <div className={styles.left}>
          <ScopeChoice
            label={t`What to export`}
            options={scopes}
            value={scope}
            onChange={setScope}
          />
          <ExportOptionsForm
            options={options}
            columns={columns}
            parts={shape.parts}
            hasDetails={detail !== undefined}
            count={count}
            onChange={(changed) => setOptions({ ...options, ...changed })}
          />
        </div>
        <div className={styles.right}>
          <ExportPreview
            shape={shape}
            ownWords={ownWords}
            options={options}
            rows={scope === 'selected' ? selected : rows}
            count={count}
            isRead={scope === 'match' && !isInMemory}
          />
          <TextInput
            className={styles.field}
            classNames={{ label: styles.label, wrapper: styles.file }}
            label={t`File name`}
            value={fileName}
            maxLength={120}
            spellCheck={false}
            autoComplete="off"
            rightSection={<bdi>.{options.format}</bdi>}
            rightSectionPointerEvents="none"
            rightSectionWidth={56}
            onChange={(event) => setFileName(event.currentTarget.value)}
          />
          {privacy && (
            <Note tone="warning">
              {t`Privacy mode doesn’t reach the file. It holds names, emails and amounts.`}
            </Note>
          )}
          {kind === 'orders' && centsHint && <Note>{centsHint}</Note>}
          {isPartial && (
            <Note tone="warning">{t`Not all orders could be read, so there may be more.`}</Note>
          )}
          <Note icon="lock">
            {ownColumns.length > 0
              ? t`Delivered keys and tokens never go into a file. Of webhook bodies, only the columns you chose do.`
              : t`Delivered keys, tokens and webhook bodies never go into a file.`}
          </Note>
        </div>
      </div>
      <DialogFoot
        isLive
        aside={
          counting.error || counting.data === null
            ? t`The number isn’t known. The export reads until the end.`
            : scope === 'match' &&
              !isInMemory &&
              (platformClock.isKnown()
                ? t`What arrives meanwhile is left out.`
                : t`What arrives meanwhile may be in the file.`)
        }
      >
        <Button variant="default" onClick={onClose}>
          {t`Cancel`}
        </Button>
        <Button
          leftSection={<Icon name="download" size={16} />}
          disabled={
            count === 0 ||
            chosen.length === 0 ||
            (scope === 'match' && counting.isPending && !isInMemory)
          }
          onClick={() => (privacy && !isAsked ? setIsAsked(true) : void start())}
        >
          {isAsked ? t`Save it unveiled` : buttonWords()}
        </Button>
      </DialogFoot>
    </DialogFrame>
  )
}

/** False if the merchant closed the browser’s dialog; ours then stays open. */
async function startExport(
  isLarge: boolean,
  description: Omit<ExportDescription, 'fixedAt' | 'isOpen'>,
) {
  try {
    const file = isLarge ? await chooseFile(description.fileName) : undefined
    const job = startJob(description)
    if (description.kind === 'orders') noteRun(description.storeId, 'export')
    if (file) setTarget(job, file)
    return true
  } catch {
    return false
  }
}

/** The days it holds, or today: a whole month in short, as an accountant files it. */
function daysOf({ dateFrom, dateTo }: ExportTarget['address']): string {
  const [from, to] = [dateFrom, dateTo].map((day) => /^\d{4}-\d\d-\d\d$/.exec(String(day))?.[0])
  if (!from || !to || Number.isNaN(Date.parse(to))) return fileDay()
  const [month, next] = [from.slice(0, 7), new Date(Date.parse(to) + DAY).toISOString()]
  const isMonth = from.endsWith('-01') && next.endsWith('-01T00:00:00.000Z') && to.startsWith(month)
  return isMonth ? month : from === to ? from : `${from}-${to}`
}

function setChoices({ choices = {}, address }: ExportTarget): AskedFilters['choices'] {
  const isSet = (name: string) => (choice: { value: string }) => choice.value === address[name]
  const set = Object.entries(choices).map(([name, all]) => [name, all?.filter(isSet(name))])
  return Object.fromEntries(set)
}

/** What every file system takes, without a path. */
function safeName(name: string): string {
  const plain = name.replaceAll(/[\p{Cc}<>:"/\\|?*]+/gu, '-').replace(/^[.\s-]+/, '')
  return plain.trim() || 'export'
}
