import { usePreferences } from '#base/storage/preferences.ts'
import { visibleText } from '#base/text/visible-text.ts'
import { Private } from '#components/text/private.tsx'
import { joined, type ReplyPart } from '#model/doing/replies/reply-variables.ts'
import styles from './filled-text.module.css'

/** A saved reply with its values, which are tinted, and its blanks, which are amber. */
export function FilledText({ parts }: { parts: readonly ReplyPart[] }) {
  const { privacy } = usePreferences()
  if (privacy) return <Private>{visibleText(joined(parts))}</Private>
  return parts.map(({ kind, text }, index) =>
    kind === 'text' ? (
      visibleText(text)
    ) : (
      <span key={index} className={styles[kind]}>
        {visibleText(kind === 'blank' ? text.slice(1, -1) : text)}
      </span>
    ),
  )
}
