import { t } from '#base/language/words.ts'
import { Icon } from '#components/controls/icons.tsx'
import styles from './safe-link.module.css'
import { safeUrl } from '#base/text/safe-url.ts'
import { visibleText } from '#base/text/visible-text.ts'
import { type AnchorHTMLAttributes, Fragment, type MouseEvent, Suspense, useState } from 'react'
import { AnchorButton } from '#components/controls/button.tsx'
import { lazyPart } from '#components/page/lazy-part.tsx'

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
        {path !== '/' && <span className="quiet">{breaking(clipped(path))}</span>}
      </bdi>
      <Icon name="external" size={12} />
      <span className="sr-only">{t`(opens in a new tab)`}</span>
    </OutsideLink>
  )
}

/** On a narrow screen a line ends before a part of the path, not within one. */
const breaking = (path: string) =>
  path.split(/(?=[/?#&])/).map((part, at) => (
    <Fragment key={at}>
      <wbr />
      {part}
    </Fragment>
  ))

const beforeQuery = (text: string) => text.split(/[?#]/, 1).join('')

const clipped = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text)

const LeavingDialog = lazyPart(async () => (await import('./leaving-dialog.tsx')).LeavingDialog)

type OutsideLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { url: URL }

/** A link to a place that Counter does not control: it asks first, with each way of clicking. */
function OutsideLink({ url, children, ...props }: OutsideLinkProps) {
  const { question, ...asking } = useLeaving(url)
  return (
    <>
      <a {...props} {...asking} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
      {question}
    </>
  )
}

/** The same, as a button. */
export function OutsideButton({
  url,
  ...props
}: Parameters<typeof AnchorButton>[0] & { url: URL }) {
  const { question, ...asking } = useLeaving(url)
  return (
    <>
      <AnchorButton {...props} {...asking} target="_blank" rel="noopener noreferrer" />
      {question}
    </>
  )
}

function useLeaving(url: URL) {
  const [isAsked, setIsAsked] = useState(false)
  function ask(event: MouseEvent) {
    // The right button opens the browser's own menu, which names the address.
    if (event.button > 1) return
    event.preventDefault()
    event.stopPropagation()
    setIsAsked(true)
  }
  return {
    href: url.href,
    onClick: ask,
    onAuxClick: ask,
    question: isAsked && (
      <Suspense>
        <LeavingDialog url={url} onClose={() => setIsAsked(false)} />
      </Suspense>
    ),
  }
}
