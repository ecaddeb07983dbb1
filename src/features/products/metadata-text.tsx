import { LazyJsonView } from '#components/text/lazy-json-view.tsx'
import { LongText } from '#components/text/long-text.tsx'

/** Text that often, but not always, holds JSON. */
export function MetadataText({ text, name }: { text: string; name: string }) {
  return isJson(text) ? <LazyJsonView text={text} name={name} /> : <LongText text={text} />
}

function isJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null
  } catch {
    return false
  }
}
