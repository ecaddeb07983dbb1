import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { commaList } from '#base/language/lists.ts'
import { t } from '#base/language/words.ts'
import { lineText } from '#base/text/visible-text.ts'
import { Private } from '#components/text/private.tsx'
import { valuesAt } from '#model/records/webhooks/body-paths.ts'
import styles from './body-values.module.css'

type BodyValuesProps = { log: WebhookLog; paths: readonly string[] }

/** More characters than fit are left out before they are drawn. */
const LONGEST = 200
const MOST = 4

export const BodyValues = ({ log, paths }: BodyValuesProps) => (
  <span className={styles.values}>
    {paths.map((path) => (
      <span key={path} className="truncate">
        <bdi className="quiet">{lineText(path)}</bdi> <Value values={valuesAt(log, path)} />
      </span>
    ))}
  </span>
)

function Value({ values }: { values: readonly string[] }) {
  if (values.length === 0) return <i className="quiet">{t`no such path`}</i>
  const more = values.length - MOST
  const text = values.slice(0, MOST).map((value) => lineText(value.slice(0, LONGEST)) || '""')
  const words = more > 0 ? t`${commaList(text)} and ${more} more` : commaList(text)
  return (
    <Private>
      <bdi title={words}>{words}</bdi>
    </Private>
  )
}
