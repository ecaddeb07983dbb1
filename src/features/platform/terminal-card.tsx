import type { PlatformRow } from '#api/platform/rows.ts'
import { rowMarks } from '#api/platform/rows-text.ts'
import { t } from '#base/language/words.ts'
import { CopyButton } from '#components/text/copy-button.tsx'
import styles from './terminal-card.module.css'

const MOST = 4

/** One row of each mark, as the command prints it. */
function samples(rows: readonly PlatformRow[]): PlatformRow[] {
  const marks = ['half', 'tick', 'stroke', 'ring'] as const
  return marks.flatMap((wanted) => rows.find(({ mark }) => mark === wanted) ?? []).slice(0, MOST)
}

export function TerminalCard({ address, rows }: { address: string; rows: PlatformRow[] }) {
  const command = `npx counter-dashboard check --base-url ${address}`
  return (
    <section className={styles.card} aria-labelledby="platform-terminal">
      <div className={styles.head}>
        <h2 id="platform-terminal">{t`The same in a terminal`}</h2>
        <CopyButton value={command} what={t`command`} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways */}
      <pre className={styles.lines} tabIndex={0} aria-label={t`Command and the marks it prints`}>
        <span className={styles.quiet}>$ </span>
        {command}
        {'\n'}
        {samples(rows).map(({ mark, question, does }) => (
          <span key={mark} className={styles[mark]}>
            {`${rowMarks[mark]} ${question.padEnd(32)} ${does}\n`}
          </span>
        ))}
      </pre>
    </section>
  )
}
