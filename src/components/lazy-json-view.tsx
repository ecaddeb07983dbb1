import { Suspense, lazy } from 'react'
import { Skeleton } from './skeleton.tsx'

const JsonView = lazy(async () => ({ default: (await import('./json-view.tsx')).JsonView }))

/** `JsonView`, fetched when one is shown for the first time. */
export function LazyJsonView({ text, name }: { text: string; name: string }) {
  return (
    <Suspense
      fallback={
        <span aria-busy>
          <Skeleton width="60%" />
        </span>
      }
    >
      <JsonView text={text} name={name} />
    </Suspense>
  )
}
