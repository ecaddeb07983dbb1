import { type ReactNode, Suspense } from 'react'
import { usePreferences } from '#base/preferences.ts'
import { lazyPart } from './lazy-part.tsx'

const Veil = lazyPart(async () => (await import('./veil.tsx')).Veil)

type PrivateProps = { children: ReactNode; className?: string }

/**
 * What says who somebody is, what they paid, wrote, or bought access with. In privacy mode it is
 * not in the page at all; a bar stands in its place until the merchant holds its row.
 */
export function Private({ children, className }: PrivateProps) {
  const { privacy } = usePreferences()
  if (children === undefined || children === '') return null
  if (!privacy) return <bdi className={className}>{children}</bdi>
  return (
    <Suspense>
      <Veil className={className}>{children}</Veil>
    </Suspense>
  )
}

/** For a place that holds text only, such as a title or an accessible name. */
export function usePrivateText(text: string): string {
  return usePreferences().privacy ? 'Hidden' : text
}
