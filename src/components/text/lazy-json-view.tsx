import { Suspense, lazy } from 'react'
import { visibleText } from '#base/text/visible-text.ts'
import { CopyButton } from './copy-button.tsx'
import styles from './json-view.module.css'
import { Private } from './private.tsx'

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
    <Suspense fallback={<EarlyText text={props.text} />}>
      <JsonView {...props} />
    </Suspense>
  )
}

/** More than is seen at once. */
const EARLY = 20_000

/** The text itself, as high as its viewer will be. */
function EarlyText({ text }: Pick<JsonViewProps, 'text'>) {
  const minHeight = `min(60vh, calc(1rem + ${lineCount(text)} * 1.1875rem))`
  return (
    <div className={styles.view} aria-busy>
      <div className={styles.tools} />
      <pre className={styles.raw} style={{ minHeight }}>
        <bdi dir="auto">
          <Private>{visibleText(text.slice(0, EARLY))}</Private>
        </bdi>
      </pre>
    </div>
  )
}

function lineCount(text: string): number {
  try {
    return JSON.stringify(JSON.parse(text), null, 1).split('\n').length
  } catch {
    return 1
  }
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
