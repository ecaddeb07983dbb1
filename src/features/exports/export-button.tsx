import { Suspense, useState } from 'react'
import { t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import type { Value } from '#api/request.ts'
import type { Parameters } from '#base/address/address.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { Icon } from '#components/controls/icons.tsx'
import { lazyPart } from '#components/page/lazy-part.tsx'
import type { ExportKindName } from '#model/reading/export/kinds.ts'
import type { ColumnDescription } from '#model/reading/columns/columns.ts'
import type { FilterContext } from '#model/reading/lists/filters.ts'
import type { ListDescription } from '#model/reading/lists/description.ts'
import styles from './export-button.module.css'

type Identified = { id: string; dateCreated?: string }

export type ExportTarget = {
  kind: ExportKindName
  owner: string
  storeId: string | undefined
  list: ListDescription
  address: Parameters
  /** Choices known only to the page, by filter name. */
  choices?: FilterContext['choices']
  /** The filters as sent; undefined for a list that is in memory as a whole. */
  query?: Record<string, Value>
  /** The rows on this page, or all rows of a list in memory. */
  rows: readonly Identified[] | undefined
  /** How many match, as far as the list knows. */
  total?: number
  selected?: readonly Identified[]
  /** What the table shows, if the merchant chose it. */
  columns?: { shown: readonly ColumnDescription[]; isStandard: boolean }
  /** Not all has been looked at, so more may belong into the file. */
  isPartial?: boolean
  /** The ids of columns that the merchant's choice has made. */
  ownColumns?: readonly string[]
}

const load = () => import('./export-dialog.tsx')
const ExportDialog = lazyPart(async () => (await load()).ExportDialog)

export function ExportButton(target: ExportTarget) {
  const { selected } = target
  const words = selected ? t`Export ${formatNumber(selected.length)}` : t`Export`
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        size={selected ? 'xs' : undefined}
        className={styles.button}
        aria-label={words}
        aria-haspopup="dialog"
        leftSection={<Icon name="download" size={16} />}
        onPointerEnter={() => void load().catch(() => {})}
        onClick={() => setIsOpen(true)}
      >
        <span className={styles.words}>{words}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <ExportDialog target={target} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
