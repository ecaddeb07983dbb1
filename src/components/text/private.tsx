import { type ReactNode, Suspense } from 'react'
import { t } from '#base/language/words.ts'
import { usePreferences } from '#base/storage/preferences.ts'
import { lazyPart } from '#components/page/lazy-part.tsx'

const Veil = lazyPart(async () => (await import('./veil.tsx')).Veil)

type PrivateProps = { children: ReactNode; className?: string }

/** In privacy mode the text is not in the page at all until the merchant holds its row. */
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

export function usePrivateText(text: string): string {
  return usePreferences().privacy ? t`Hidden` : text
}
