import { type LinkProps, useRouter } from '@tanstack/react-router'
import { type AnchorHTMLAttributes, useEffect } from 'react'
import { sparesData } from '#base/browser/spares-data.ts'

type PlainLinkProps = Pick<
  LinkProps,
  'to' | 'params' | 'search' | 'state' | 'replace' | 'disabled'
> &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>

const links = new WeakMap<Element, LinkProps>()

const DISABLED = { role: 'link', 'aria-disabled': true } as const

/**
 * A link without the router's subscription, which renders every link at each navigation. A parent
 * whose link depends on the address must itself render with the address; a click uses the latest.
 */
export function PlainLink(props: PlainLinkProps) {
  const { to, params, search, state, replace, disabled, children, ...anchor } = props
  const link = { to, params, search, state, replace } as LinkProps
  const router = useRouter()
  return (
    <a
      {...anchor}
      {...(disabled ? DISABLED : { href: hrefOf(router, link) })}
      ref={(element) => {
        if (!element) return
        if (disabled) links.delete(element)
        else links.set(element, link)
      }}
    >
      {children}
    </a>
  )
}

/** Fills in what needs no escaping; the router, which can do more, takes far longer. */
function hrefOf(router: ReturnType<typeof useRouter>, link: LinkProps): string {
  const { to = '', params, search } = link
  const ids: Partial<Record<string, unknown>> = typeof params === 'object' ? params : {}
  const written = typeof search === 'object' ? router.options.stringifySearch(search) : ''
  let isPlain = typeof search !== 'function' && search !== true && to.startsWith('/')
  const href = to.replaceAll(/\$(\w*)/g, (_, name: string) => {
    const id = ids[name]
    isPlain &&= typeof id === 'string' && /^[\w-]+$/.test(id)
    return String(id)
  })
  return isPlain ? href + written : router.buildLocation(link).publicHref
}

const PRELOAD_AFTER = 30

export function usePlainLinks() {
  const router = useRouter()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined

    function open(event: MouseEvent) {
      const link = linkAt(event)
      const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event
      const isBrowsers = button !== 0 || metaKey || ctrlKey || shiftKey || altKey
      if (!link || isBrowsers || defaultPrevented) return
      event.preventDefault()
      clearTimeout(timer)
      void router.navigate(link)
    }

    function preload(event: Event) {
      const link = linkAt(event)
      if (!link || isPeekedAt(event) || sparesData()) return
      clearTimeout(timer)
      const delay = event.type === 'touchstart' ? 0 : PRELOAD_AFTER
      // A page that fails to load ahead shows its error when it opens.
      timer = setTimeout(() => void router.preloadRoute(link).catch(() => {}), delay)
    }

    function leave(event: Event) {
      if (linkAt(event)) clearTimeout(timer)
    }

    const listeners = [
      ['click', open],
      ['mouseover', preload],
      ['focusin', preload],
      ['touchstart', preload],
      ['mouseout', leave],
      ['focusout', leave],
    ] as const
    for (const [type, listener] of listeners) {
      document.addEventListener(type, listener as EventListener, { passive: type === 'touchstart' })
    }
    return () => {
      clearTimeout(timer)
      for (const [type, listener] of listeners) {
        document.removeEventListener(type, listener as EventListener)
      }
    }
  }, [router])
}

/** The panel beside the table reads the record once the cursor rests. */
const isPeekedAt = ({ type, target }: Event) =>
  type === 'focusin' && target instanceof Element && target.closest('[data-peeking]') !== null

function linkAt({ target }: Event): LinkProps | undefined {
  const anchor = target instanceof Element ? target.closest('a') : null
  return anchor ? links.get(anchor) : undefined
}
