import { commaList } from '#base/language/lists.ts'
import { t } from '#base/language/words.ts'
import { Icon } from '#components/controls/icons.tsx'
import { Private } from '#components/text/private.tsx'
import { usePreferences } from '#base/storage/preferences.ts'
import styles from './word-list.module.css'

const shownAtFirst = 2

type WordListProps = {
  /** Scopes, permissions or addresses as the service spells them. */
  words: string[]
  none: string
  /** Shows all of them, one per line. */
  whole?: boolean
  /** Says how many there are where only two fit; pressing it shows all of them. */
  summary?: string
  /** Addresses, for example. */
  isPrivate?: boolean
}

export function WordList({ words, none, whole, summary, isPrivate }: WordListProps) {
  const { privacy } = usePreferences()
  if (words.length === 0) return <span className="quiet">{none}</span>
  if (privacy && isPrivate) return <Private className="mono">{commaList(words)}</Private>
  const list = (
    <ul className={styles.list}>
      {[...new Set(words)].map((word) => (
        <li key={word}>
          <bdi className="mono">{word}</bdi>
        </li>
      ))}
    </ul>
  )
  if (whole) return list
  if (summary && words.length > 1) {
    return (
      <details>
        <summary className={styles.summary}>
          {summary}
          <Icon name="chevron-down" size={14} />
        </summary>
        {list}
      </details>
    )
  }
  const more = words.length - shownAtFirst
  return (
    <span className={styles.words} title={words.join('\n')}>
      <bdi className="mono secondary">{commaList(words.slice(0, shownAtFirst))}</bdi>
      {more > 0 && (
        <span className="mono secondary">{t({ message: ` +${more}`, context: 'CLDR' })}</span>
      )}
    </span>
  )
}
