import { type ComponentType, lazy } from 'react'

/**
 * A part of a page in a file of its own. When that file cannot be loaded, only the part is missing:
 * the page around it may hold a draft, or tell what became of a write.
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
