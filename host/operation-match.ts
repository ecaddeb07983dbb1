import { type OperationId, operations } from '#api/operations.ts'
import { uuidPattern } from './uuid.ts'

export type Match = {
  operation: OperationId
  /** The address at the service, known to lie where the template says. */
  address: URL
}

const templates = Object.entries(operations).map(([id, { method, path, query }]) => ({
  operation: id as OperationId,
  method,
  query: new Set<string>(query),
  pattern: new RegExp(
    `^${path.replace(/\{(\w+)\}/g, (_, name: string) =>
      name === 'query' || name === 'slug' ? '(?<text>[^/]+)' : uuidPattern,
    )}$`,
  ),
}))

/**
 * The operation that a target as it came over the wire (`/stores/…?Page=1`) asks for; undefined when
 * it is none of the twenty, or when a URL parser would read it as anything else than it is written.
 */
export function matchOperation(service: string, method: string, target: string): Match | undefined {
  const path = target.replace(/[?#].*$/s, '')
  const template = templates.find((one) => one.method === method && one.pattern.test(path))
  if (!template) return undefined
  const text = template.pattern.exec(path)?.groups?.text
  if (text !== undefined && !isPlainText(text)) return undefined
  const address = new URL(service + target)
  const asWritten = new URL(service).pathname.replace(/\/$/, '') + path
  if (address.pathname !== asWritten || address.hash || target.includes('#')) return undefined
  return { operation: template.operation, address }
}

/** The query parameters that the operation does not have, or that are given more than once. */
export function misplacedQuery({ operation, address }: Match) {
  const known: readonly string[] = operations[operation].query
  const names = [...address.searchParams.keys()]
  const misplaced = names.filter((name, at) => !known.includes(name) || names.indexOf(name) !== at)
  return [...new Set(misplaced)]
}

/** False for text that climbs, however a server behind this one decodes it, and for control characters. */
function isPlainText(segment: string) {
  let text: string
  try {
    text = decodeURIComponent(segment)
  } catch {
    return false
  }
  if (/\p{Cc}/u.test(text)) return false
  return !text.split(/[/\\]|%2f|%5c/i).some((part) => /^(?:\.|%2e){1,2}$/i.test(part))
}
