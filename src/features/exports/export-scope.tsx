import '@mantine/core/styles/RadioCard.css'
import '@mantine/core/styles/RadioIndicator.css'
import '#components/controls/forced-colors.css'
// oxlint-disable-next-line no-restricted-imports -- inside a dialog
import { Radio } from '@mantine/core'
import { useId } from 'react'
import { t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import styles from './export-dialog.module.css'
import { DEFAULT_PAGE_SIZE } from '#api/list-parameters.ts'
import { noneIfRefused, readCount, WINDOW } from '#api/own-pages.ts'
import { exportKind } from '#model/reading/export/kinds.ts'
import { isEndAt } from '#model/reading/walk/end.ts'
import { idsWithTag } from '#model/reading/lists/tagged.ts'
import { notedKindOf } from '#model/reading/memory/record-notes.ts'
import { countBeside } from '#model/records/count-beside.ts'
import type { ExportTarget } from './export-button.tsx'

export type Scope = 'match' | 'page' | 'selected'
export type ScopeOption = {
  scope: Scope
  label: string
  detail?: string
  /** Undefined while it is read. */
  count: number | undefined
  /** The platform may count records that the list does not show, or that don’t match. */
  isAtMost?: boolean
}

type ScopeChoiceProps = {
  label: string
  options: ScopeOption[]
  value: Scope
  onChange: (scope: Scope) => void
}

export function ScopeChoice({ label, options, value, onChange }: ScopeChoiceProps) {
  const name = useId()
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      <div className="stack">
        {options.map(({ scope, label: words, detail, count, isAtMost }) => (
          <Radio.Card
            key={scope}
            name={name}
            className={styles.scope}
            checked={scope === value}
            tabIndex={scope === value ? 0 : -1}
            onClick={() => onChange(scope)}
          >
            <Radio.Indicator size="xs" className={styles.radio} />
            <span className={styles.grow}>
              <span className="strong">{words}</span>
              {detail && <bdi className="small secondary breaks block">{detail}</bdi>}
            </span>
            <span className="strong">
              {isAtMost ? t`up to ${numberText(count)}` : numberText(count)}
            </span>
          </Radio.Card>
        ))}
      </div>
    </fieldset>
  )
}

const numberText = (count: number | undefined) => (count === undefined ? '…' : formatNumber(count))

/** Reads the number of records now; null if the platform does not tell it exactly. */
export async function exactCountOf(
  { kind, owner, query, rows }: ExportTarget,
  signal: AbortSignal,
): Promise<number | null> {
  const { read, ruleOf, flags = [] } = exportKind(kind)
  if (!read || !query) return rows?.length ?? 0
  const { tag } = query
  if (typeof tag === 'string') return (await idsWithTag(owner, notedKindOf(kind), tag)).length
  const count = await readCount((asked) => read(owner, asked, signal), query)
  const page = { page: 1, pageSize: DEFAULT_PAGE_SIZE }
  if (count === undefined) return null
  if (count === 0 && flags.some((name) => query[name] === false)) {
    const wide = { ...query, ...Object.fromEntries(flags.map((name) => [name, undefined])) }
    const { items } = await read(owner, { ...wide, ...page }, signal)
    // The platform takes the filter for its opposite, so the export reads without it.
    return items.some(ruleOf?.(query) ?? (() => false)) ? null : 0
  }
  // As half or twice as many pages would, another number may fit the first page.
  const rowAt = (place: number) =>
    read(owner, { ...query, page: place, pageSize: 1 }, signal).catch(noneIfRefused)
  if (count > 1 && count <= WINDOW && !(await isEndAt(count, rowAt))) return null
  // A query's data may not be undefined.
  return countBeside(await read(owner, { ...query, ...page }, signal), page, count) ?? null
}
