import styles from './fact-lines.module.css'

export type FactLine = { label: string; value: string; tone?: 'warning' | 'danger' | undefined }

export const FactLines = ({ lines }: { lines: readonly FactLine[] }) => (
  <dl className="stack small gap-6">
    {lines.map(({ label, value, tone }) => (
      <div key={label} className={styles.line}>
        <dt className="secondary">{label}</dt>
        <dd className={styles.value} data-tone={tone}>
          {value}
        </dd>
      </div>
    ))}
  </dl>
)
