/*
 * Addresses hold text. The router’s default parser would round `?chat=123456789012345678` and drop
 * `?email=null`; here every parameter stays text, and the page’s reader interprets it. The first
 * value of a repeated parameter counts.
 */
export function parseSearch(search: string): Record<string, string> {
  const parameters: Record<string, string> = {}
  for (const [name, value] of new URLSearchParams(search)) {
    if (!Object.hasOwn(parameters, name)) parameters[name] = value
  }
  return parameters
}

/** Leaves out undefined, null and empty values; keeps 0 and false. */
export function stringifySearch(search: Record<string, unknown>): string {
  const kept = Object.entries(search).filter(([, value]) => isWritten(value)) as [string, string][]
  // Most links have none, and each navigation computes dozens of links.
  if (kept.length === 0) return ''
  const text = new URLSearchParams(kept).toString()
  return `?${text.replaceAll('%3A', ':').replaceAll('%40', '@').replaceAll('%2C', ',')}`
}

const isWritten = (value: unknown) =>
  typeof value === 'string' ? value !== '' : typeof value === 'number' || typeof value === 'boolean'
