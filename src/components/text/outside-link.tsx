import { type AnchorHTMLAttributes, type MouseEvent, Suspense, useState } from 'react'
import { AnchorButton } from '#components/controls/button.tsx'
import { lazyPart } from '#components/page/lazy-part.tsx'

const LeavingDialog = lazyPart(async () => (await import('./leaving-dialog.tsx')).LeavingDialog)

type OutsideLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { url: URL }

/** A link to a place that Counter does not control: it asks first, with each way of clicking. */
export function OutsideLink({ url, children, ...props }: OutsideLinkProps) {
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
