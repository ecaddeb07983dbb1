/** Undefined for `javascript:` and every other scheme than the web’s. */
export function safeUrl(text: string | null | undefined): URL | undefined {
  if (!text || !URL.canParse(text)) return undefined
  const url = new URL(text)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined
}
