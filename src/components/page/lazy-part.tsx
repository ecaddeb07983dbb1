import { type ComponentType, Suspense, lazy, startTransition, useState } from 'react'
import { useArrival } from '#base/browser/use-arrival.ts'
import { t } from '#base/language/words.ts'
import { idle } from '#base/time/idle.ts'

/** If its file fails to load, the page around it stays: it may hold a draft or report a write. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() }
    } catch {
      return { default: MissingPart }
    }
  })
}

/**
 * The same, with a function that loads the part ahead. A loaded part skips `lazy`, because React
 * shows the fallback of a lazy part for at least 300 ms.
 */
export function preloadedPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let ready: ComponentType<Props> | undefined
  const Lazy = lazyPart(load)
  function Part(props: Props) {
    const [Chosen] = useState<ComponentType<Props>>(() => ready ?? Lazy)
    return <Chosen {...props} />
  }
  async function preload() {
    try {
      ready ??= await load()
    } catch {
      // Shown as missing where it is asked for.
    }
  }
  return [Part, preload] as const
}

/**
 * A part that nobody waits for: it loads and appears once the browser rests after the page is
 * painted, so that it delays neither rows nor keys.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Lazy = lazyPart(load)
  return function LatePart(props: Props) {
    const isDue = useIsIdle()
    return (
      isDue && (
        <Suspense>
          <Lazy {...props} />
        </Suspense>
      )
    )
  }
}

/** False until the browser rests after the first paint. */
export function useIsIdle(isAsked = true): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useArrival(isAsked, () => {
    let isOver = false
    void idle().then(() => {
      if (!isOver) startTransition(() => setIsIdle(true))
      return undefined
    })
    return () => {
      isOver = true
    }
  })
  return isIdle
}

function MissingPart() {
  return <p role="alert">{t`This part didn’t load. Reload the page.`}</p>
}
