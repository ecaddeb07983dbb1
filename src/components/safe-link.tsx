import { Icon } from './icons.tsx'
import styles from './safe-link.module.css'
import { safeUrl } from '#base/safe-url.ts'
import { visibleText } from '#base/visible-text.ts'

/** No address that leads anywhere is longer; laying one out that is can take minutes. */
const longest = 2_048

type SafeLinkProps = {
  href: string | null | undefined
  /** Leaves out what follows `?` and `#`, which may carry tokens. */
  withoutQuery?: boolean
}

/** An address from outside: a link when it leads to a web page, plain text when it does not. */
export function SafeLink({ href, withoutQuery }: SafeLinkProps) {
  if (!href) return <span className="quiet">—</span>
  const url = safeUrl(href)
  if (!url) {
    const text = withoutQuery ? beforeQuery(href) : href
    return <bdi className={styles.text}>{visibleText(clipped(text))}</bdi>
  }
  if (withoutQuery) {
    url.search = ''
    url.hash = ''
  }
  const path = url.pathname + url.search + url.hash
  return (
    <a
      className={styles.link}
      href={url.href}
      target="_blank"
      rel="noopener noreferrer"
      title={url.href}
    >
      <bdi>{url.host}</bdi>
      {path !== '/' && <bdi className="quiet">{clipped(path)}</bdi>}
      <Icon name="external" size={12} />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  )
}

const beforeQuery = (text: string) => text.split(/[?#]/, 1).join('')

const clipped = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text)
