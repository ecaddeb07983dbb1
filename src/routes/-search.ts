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
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string' && value !== '') parameters.set(name, value)
    if (typeof value === 'number' || typeof value === 'boolean') parameters.set(name, `${value}`)
  }
  const text = parameters.toString().replaceAll('%3A', ':').replaceAll('%40', '@')
  return text === '' ? '' : `?${text}`
}
