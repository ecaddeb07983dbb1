import { Suspense, lazy } from 'react'
import { visibleText } from '#base/text/visible-text.ts'
import { CopyButton } from './copy-button.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'

type JsonViewProps = { text: string; name: string; wanted?: string }

/*
 * The text may be the only copy of a record, so it shows as plain text if the viewer fails to load.
 */
const JsonView = lazy(async () => {
  try {
    return { default: (await import('./json-view.tsx')).JsonView }
  } catch {
    return { default: PlainText }
  }
})

export function LazyJsonView(props: JsonViewProps) {
  return (
    <Suspense
      fallback={
        <span aria-busy>
          <Skeleton width="60%" />
        </span>
      }
    >
      <JsonView {...props} />
    </Suspense>
  )
}

function PlainText({ text, name }: JsonViewProps) {
  return (
    <>
      <CopyButton value={text} what={name} />
      <pre className="breaks keeps-lines">
        <bdi dir="auto">{visibleText(text)}</bdi>
      </pre>
    </>
  )
}
