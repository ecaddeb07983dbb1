import { type PlatformRow, UNSEEN } from '#api/platform/rows.ts'
import { sentence, unended } from '#base/language/sentences.ts'
import { Trans } from '#components/text/trans.tsx'
import { t } from '#base/language/words.ts'
import type { StatusTone } from '#base/text/status-tone.ts'
import { DateTime } from '#components/values/date-time.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
import { StatusGlyph } from '#components/values/status-glyph.tsx'
import styles from './platform-page.module.css'

const tones: Record<PlatformRow['mark'], StatusTone & { words: string }> = {
  tick: { glyph: 'tick', tone: 'success', words: t`As one would expect` },
  half: { glyph: 'half', tone: 'warning', words: t`With a limit` },
  stroke: { glyph: 'stroke', tone: 'neutral', words: t`Refused or ignored` },
  ring: { glyph: 'ring', tone: 'neutral', words: t`Can’t tell` },
}

type PlatformRowsProps = { rows: PlatformRow[]; checkedAt: number | undefined }

/** All from the start: what was seen stands between what a check would ask for. */
export function PlatformRows({ rows, checkedAt }: PlatformRowsProps) {
  const isPhone = useIsPhone()
  const groups = [...new Set(rows.map(({ group }) => group))]
  const rowsOf = (wanted: string) => rows.filter(({ group }) => group === wanted)
  if (isPhone) {
    return groups.map((group) => (
      <section key={group} aria-label={group}>
        <h2 className={styles.heading}>{group}</h2>
        <ul>
          {rowsOf(group).map((row) => (
            <li
              key={row.question}
              className={isUnseen(row) ? styles.unseen : styles.rowsCard}
              data-mark={row.mark}
            >
              <Question row={row} />
              {!isUnseen(row) && <span>{row.does}</span>}
              <span className="secondary">{row.mark === 'ring' ? row.how : row.counter}</span>
            </li>
          ))}
        </ul>
      </section>
    ))
  }
  return (
    <table className={styles.table} aria-label={t`Your platform`}>
      <colgroup>
        <col className={styles.questions} />
        <col className={styles.answers} />
        <col />
        <col className={styles.proofs} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{t`Question`}</th>
          <th scope="col">{t`What it does`}</th>
          <th scope="col">{t`What Counter does`}</th>
          <th scope="col">{t`How we know`}</th>
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={4}>
              {group}
            </th>
          </tr>
          {rowsOf(group).map((row) => (
            <tr key={row.question} data-mark={row.mark}>
              <th scope="row">
                <Question row={row} />
              </th>
              {isUnseen(row) ? (
                <td className="quiet" colSpan={3}>
                  {row.how}
                </td>
              ) : (
                <>
                  <td>{row.does}</td>
                  <td className="secondary">{row.counter}</td>
                  <td className={styles.how}>
                    <Proof row={row} checkedAt={checkedAt} />
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

const isUnseen = ({ does, counter }: PlatformRow) =>
  does === UNSEEN.does && counter === UNSEEN.counter

function Question({ row }: { row: PlatformRow }) {
  const { words, ...look } = tones[row.mark]
  return (
    <span className={styles.question} title={words}>
      <StatusGlyph {...look} />
      <span className="sr-only">{sentence(words)} </span>
      <span>{row.question}</span>
    </span>
  )
}

/** What was not seen in the check says when it was. */
function Proof({ row, checkedAt }: { row: PlatformRow; checkedAt: number | undefined }) {
  const { how, at } = row
  if (at === undefined || at === checkedAt) return how
  const what = unended(how)
  return (
    <Trans>
      {what}, <DateTime value={at} />
    </Trans>
  )
}
