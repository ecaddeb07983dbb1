/*
 * An address holds text. The router's own reading would turn `?chat=123456789012345678` into a
 * rounded number and `?email=null` into nothing; here every parameter stays as written, and the
 * page's schema says what it means. Of a parameter given twice, the first counts.
 */
export function parseSearch(search: string): Record<string, string> {
  const parameters: Record<string, string> = {}
  for (const [name, value] of new URLSearchParams(search)) {
    if (!Object.hasOwn(parameters, name)) parameters[name] = value
  }
  return parameters
}

/** The address of a search: what is undefined, null or empty is left out; 0 and false are kept. */
export function stringifySearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string' && value !== '') parameters.set(name, value)
    if (typeof value === 'number' || typeof value === 'boolean') parameters.set(name, `${value}`)
  }
  const text = parameters.toString().replaceAll('%3A', ':').replaceAll('%40', '@')
  return text === '' ? '' : `?${text}`
}
