import type { AnyRouter } from '@tanstack/react-router'

/**
 * The address if it is a page of this application, else undefined: a link to the sign-in page
 * cannot send anyone elsewhere. Only the path, the search and the fragment are kept.
 */
export function knownPage(router: AnyRouter, address: string | undefined): string | undefined {
  if (!address?.startsWith('/') || address.startsWith('//') || address.includes('\\'))
    return undefined
  const url = URL.canParse(address, location.origin) ? new URL(address, location.origin) : undefined
  if (url?.origin !== location.origin || url.pathname === '/sign-in') return undefined
  const [, , page] = router.getMatchedRoutes(url.pathname)
  return page && page.id !== '__root__' ? url.pathname + url.search + url.hash : undefined
}
