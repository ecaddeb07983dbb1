/**
 * Undefined unless the address opens a web page: `javascript:` and other schemes must not become
 * links.
 */
export function safeUrl(text: string | null | undefined): URL | undefined {
  if (!text || !URL.canParse(text)) return undefined
  const url = new URL(text)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined
}
