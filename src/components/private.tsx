import { Suspense } from 'react'
import { usePreferences } from '#base/preferences.ts'
import { lazyPart } from './lazy-part.tsx'

const Veil = lazyPart(async () => (await import('./veil.tsx')).Veil)

type PrivateProps = {
  /** Undefined draws nothing. */
  children: string | undefined
  className?: string
}

/**
 * What says who somebody is, or what they bought access with: names, emails, addresses, keys. In
 * privacy mode the text is not in the page at all; a bar stands in its place.
 */
export function Private({ children, className }: PrivateProps) {
  const { privacy } = usePreferences()
  if (children === undefined) return null
  if (!privacy) return <bdi className={className}>{children}</bdi>
  return (
    <Suspense>
      <Veil text={children} className={className} />
    </Suspense>
  )
}
