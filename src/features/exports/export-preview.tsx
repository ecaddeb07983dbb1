import { t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { type Cell, harmless } from '#base/text/csv.ts'
import { DETAIL_PACE } from '#model/reading/walk/pages.ts'
import type { ExportShape, OwnWords } from '#model/reading/export/shape.ts'
import { type ExportOptions, fileWriter } from '#model/reading/export/writer.ts'
import { durationText } from '#base/time/duration-text.ts'
import { type FactLine, FactLines } from './fact-lines.tsx'
import styles from './export-dialog.module.css'

const PAGE_SIZE = 100
const PAGE_TIME = 600
const SHOWN_ROWS = 3
/** Above this, reading takes long enough to suggest a shorter period. */
const MANY = 5_000

type ExportPreviewProps = {
  /** What the merchant noted about a record. */
  ownWords: (id: string) => OwnWords
  shape: ExportShape<never, unknown>
  options: ExportOptions
  rows: readonly unknown[]
  count: number | undefined
  /** The records still have to be read. */
  isRead: boolean
}

export function ExportPreview(props: ExportPreviewProps) {
  const { shape, options, rows, count, isRead, ownWords } = props
  const writer = fileWriter(shape, options)
  const { parts, entry } = shape
  const entries = rows.slice(0, SHOWN_ROWS).flatMap((record) => {
    const { id } = record as { id: string }
    const own =
      options.per === 'part' && parts ? parts.entries(record as never) : [entry(record as never)]
    return own.map((one) => Object.assign({}, one, ownWords(id)))
  })
  const cells = entries.slice(0, SHOWN_ROWS).map(writer.row)
  const names = Object.keys(cells[0] ?? {})
  const heads = writer.headsOf(entries[0])
  const pages = Math.ceil((count ?? 0) / PAGE_SIZE)
  const time = options.withDetails ? (count ?? 0) * DETAIL_PACE : pages * PAGE_TIME
  const facts: FactLine[] = [
    ...(isRead && count !== undefined
      ? [
          {
            label: t`Pages to read`,
            value: t`${formatNumber(pages)}, about ${durationText(time)}`,
            tone: count > MANY ? ('warning' as const) : undefined,
          },
        ]
      : []),
    { label: t`Numbers`, value: t`1234.56, no separators` },
    ...(options.format === 'csv' ? [{ label: t`Formulas`, value: t`safe to open in Excel` }] : []),
  ]
  return (
    <>
      {names.length > 0 && (
        <div className={styles.field}>
          <h3 className={styles.label}>{t`First rows`}</h3>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can scroll it */}
          <section className={styles.sheet} dir="ltr" tabIndex={0} aria-label={t`First rows`}>
            <table>
              <thead>
                <tr>
                  {names.map((name, index) => (
                    <th key={name} scope="col">
                      <bdi>{heads[index]}</bdi>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {cells.map((row, index) => (
                  <tr key={index}>
                    {names.map((name) => (
                      <td key={name} title={cellText(row[name], options)}>
                        {shortened(cellText(row[name], options))}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </div>
      )}
      <section className={styles.field}>
        <h3 className={styles.label}>{t`What you get`}</h3>
        <FactLines lines={facts} />
        {isRead && count !== undefined && count > MANY && (
          <p className={styles.advice}>{t`A shorter period in the filters takes less time.`}</p>
        )}
      </section>
    </>
  )
}

/** A whole ID would leave no room for another column. */
const shortened = (text: string) =>
  text.replace(/^([\da-f]{8})(-[\da-f]{4}){3}-[\da-f]{12}$/i, '$1…')

function cellText(cell: Cell, { format }: ExportOptions): string {
  if (cell === undefined) return ''
  return typeof cell === 'string' && format === 'csv' ? harmless(cell) : String(cell)
}
