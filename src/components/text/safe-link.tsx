import { t } from '#base/language/words.ts'
import { Icon } from '#components/controls/icons.tsx'
import { OutsideLink } from './outside-link.tsx'
import styles from './safe-link.module.css'
import { safeUrl } from '#base/text/safe-url.ts'
import { visibleText } from '#base/text/visible-text.ts'

/** No real address is longer, and laying out a longer one can take minutes. */
const longest = 2_048

type SafeLinkProps = {
  href: string | null | undefined
  /** Hides what follows `?` and `#`, which may hold tokens. */
  withoutQuery?: boolean
}

/** Links web pages only; shows other addresses as plain text. */
export function SafeLink({ href, withoutQuery }: SafeLinkProps) {
  if (!href) return <span className="quiet">—</span>
  const url = safeUrl(href)
  if (!url) {
    const text = withoutQuery ? beforeQuery(href) : href
    return <bdi className="breaks">{visibleText(clipped(text))}</bdi>
  }
  if (withoutQuery) {
    url.search = ''
    url.hash = ''
  }
  const path = url.pathname + url.search + url.hash
  return (
    <OutsideLink url={url} className={styles.link} title={url.href}>
      <bdi dir="ltr">
        {url.host}
        {path !== '/' && <span className="quiet">{clipped(path)}</span>}
      </bdi>
      <Icon name="external" size={12} />
      <span className="sr-only">{t`(opens in a new tab)`}</span>
    </OutsideLink>
  )
}

const beforeQuery = (text: string) => text.split(/[?#]/, 1).join('')

const clipped = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text)
