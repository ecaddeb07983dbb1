import type { LinkProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Product } from '#api/schemas/products.ts'
import { privateStoresLoaded } from '#base/storage/private-store.ts'
import { useStore } from '#base/storage/store.ts'
import { useWriteRefusal } from '#model/hooks/use-write-form.ts'
import {
  newTable,
  variantTables,
  type TableRow,
  type VariantTable,
  again,
  skipped,
  unsentAsText,
} from '#model/doing/variant-table/list.ts'
import {
  startRun,
  followLateOutcomes,
  lookUpOpenRow,
  runStateOf,
  stopRun,
} from '#model/doing/variant-table/runner.ts'
import { type ProductTarget, variantCreations } from '#model/doing/writes/kinds/variants.ts'
import { VariantTableEntry } from './variant-table-entry.tsx'
import { useArrival } from '#base/browser/use-arrival.ts'
import { downloadText } from '#base/browser/save-file.ts'
import { plural, t } from '#base/language/words.ts'
import { useObservable } from '#base/storage/use-observable.ts'
import { ButtonLink } from '#components/controls/button-link.tsx'
import { Button } from '#components/controls/button.tsx'
import { ProgressBar } from '#components/charts/progress-bar.tsx'
import { WriteOutcome } from '#components/form/write-outcome.tsx'
import { Trans } from '#components/text/trans.tsx'
import { ClaimButtons } from '#components/values/claim-buttons.tsx'
import { tableReport, runWords, stoppedRow } from '#model/doing/variant-table/words.ts'
import { isOfTable } from '#model/doing/variant-table/creation.ts'
import { showWrite } from '#model/doing/writes/reporting.ts'
import { VariantTableOutcomes } from './variant-table-outcomes.tsx'
import styles from './variant-table.module.css'

type VariantTableProps = {
  target: ProductTarget
  product: Product
  currency: string | undefined
  productLink: LinkProps
}

/** Many new variants of one product, from a pasted table or a file. */
export function VariantTable({ target, product, currency, productLink }: VariantTableProps) {
  const store = variantTables(target.productId)
  const table = useStore(store)
  const refusal = useWriteRefusal()
  const isRead = useIsDiskRead()
  const [text, setText] = useState('')
  if (!isRead) return null
  if (table) {
    return (
      <VariantTableRun {...{ target, table, currency, productLink, refusal }} onChange={setText} />
    )
  }
  return (
    <VariantTableEntry
      product={product}
      initialText={text}
      currency={currency}
      refusal={refusal}
      onCreate={(rows) => {
        const known = product.variants.map(({ id }) => id)
        const created = newTable(rows, known)
        store.set((present) => present ?? created)
        void startRun(target)
      }}
    />
  )
}

/** An earlier visit may have left a table, which comes before a new one. */
function useIsDiskRead() {
  const [isRead, setIsRead] = useState(false)
  useEffect(() => {
    void privateStoresLoaded().then(() => setIsRead(true))
  }, [])
  return isRead
}

type RunProps = {
  target: ProductTarget
  table: NonNullable<VariantTable>
  currency: string | undefined
  productLink: LinkProps
  /** Why nothing can be sent yet. */
  refusal: string | undefined
  /** Back to the paste box, with the rows that were not created. */
  onChange: (text: string) => void
}

function VariantTableRun(props: RunProps) {
  const { target, table, currency, productLink, refusal, onChange } = props
  const { productId } = target
  const process = variantCreations.get(target)
  const { phase } = useObservable(process)
  const isOwn = isOfTable(process)
  const [runState] = useState(() => runStateOf(productId))
  const state = useStore(runState)
  const { rows } = table
  const store = variantTables(productId)
  const isRunning = state === 'running' || state === 'looking-up' || state === 'stopping'
  const hasClaimed = rows.some((row) => row.state === 'claimed')

  useArrival(target, followLateOutcomes)
  // The table tells it; a question or a lost answer is still reported elsewhere.
  useArrival(isOwn && process, (own) =>
    showWrite(own, () => ['done', 'rejected', 'not-sent'].includes(own.state().phase)),
  )
  useArrival(hasClaimed && !refusal && target, (claimed) => void lookUpOpenRow(claimed))

  const row = isRunning ? undefined : stoppedRow(rows)
  const left = rows.filter((one) => one.state === 'waiting').length
  const isUnclear = rows.some((one) => one.state === 'claimed' || one.state === 'unknown')
  const change = () => {
    onChange(unsentAsText(table))
    store.replace(undefined)
  }
  const isAsked = isOwn && phase === 'likely'

  function goOn(edit?: Parameters<typeof store.set>[0]) {
    if (edit) store.set(edit)
    void startRun(target)
  }

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <WriteOutcome
          words={runWords(table, state)}
          isBox
          actions={
            <>
              {state === 'running' && (
                <Button variant="default" size="xs" onClick={() => stopRun(target)}>
                  {t`Stop after this row`}
                </Button>
              )}
              {row && isAsked && <ClaimButtons process={process} />}
              {row && !isAsked && <RowButtons row={row} isReady={!refusal} onGoOn={goOn} />}
              {!isRunning && !row && left > 0 && (
                <Button size="xs" disabled={refusal !== undefined} onClick={() => goOn()}>
                  {plural(left, { one: 'Go on with 1 row', other: `Go on with ${left} rows` })}
                </Button>
              )}
              {!isRunning && !isUnclear && (
                <Button variant="default" size="xs" onClick={change}>
                  {row || left > 0 ? t`Change the rest` : t`New table`}
                </Button>
              )}
              {!isRunning && <Report table={table} />}
              <ButtonLink {...productLink} size="xs" variant="default">
                {t`Open product`}
              </ButtonLink>
            </>
          }
        />
        <ProgressBar
          label={t`Variants created`}
          isDone={rows.every((one) => one.state === 'created')}
          value={rows.filter((one) => one.state === 'created').length}
          maximum={rows.length}
        />
      </div>
      <VariantTableOutcomes rows={rows} currency={currency} />
      <p className={styles.foot}>
        {t`One row goes out after the other, and none is sent twice. If an answer is lost, Counter reads the product before it goes on. You can leave this page meanwhile.`}
      </p>
    </div>
  )
}

type RowButtonsProps = {
  row: TableRow
  isReady: boolean
  onGoOn: (edit: Parameters<ReturnType<typeof variantTables>['set']>[0]) => void
}

function RowButtons({ row, isReady, onGoOn }: RowButtonsProps) {
  const { number, operationId, state } = row
  return (
    <>
      <Button
        size="xs"
        disabled={!isReady}
        onClick={() => onGoOn(again(operationId, crypto.randomUUID()))}
      >
        {verbs[state as keyof typeof verbs](number)}
      </Button>
      <Button
        variant="default"
        size="xs"
        disabled={!isReady}
        onClick={() => onGoOn(skipped(operationId))}
      >
        <Trans>Skip row {number}, go on</Trans>
      </Button>
    </>
  )
}

const verbs = {
  held: (number: number) => t`Create row ${number} anyway`,
  refused: (number: number) => t`Try row ${number} again`,
  unknown: (number: number) => t`Send row ${number} again`,
}

function Report({ table }: { table: NonNullable<VariantTable> }) {
  return (
    <Button
      variant="default"
      size="xs"
      onClick={() =>
        void downloadText('new-variants.csv', 'text/csv;charset=utf-8', tableReport(table))
      }
    >
      {t`Save report`}
    </Button>
  )
}
