import styles from './short-id.module.css'

type HighlightProps = { text: string; term: string | undefined }

export function Highlight({ text, term = '' }: HighlightProps) {
  const at = term === '' ? -1 : text.toLowerCase().indexOf(term.toLowerCase())
  if (at === -1) return <bdi>{text}</bdi>
  const end = at + term.length
  return (
    <bdi>
      {text.slice(0, at)}
      <mark className={styles.mark}>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </bdi>
  )
}
