import { type ComponentType, lazy } from 'react'

/**
 * Loads a part of a page lazily. If its file fails to load, only this part is missing: the page
 * around it may hold a draft or report a write.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() }
    } catch {
      return { default: MissingPart }
    }
  })
}

function MissingPart() {
  return <p role="alert">This part didn’t load. Reload the page.</p>
}
