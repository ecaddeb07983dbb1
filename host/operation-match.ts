import { type OperationId, operations } from '#api/operations.ts'
import { remembered } from './remembered.ts'
import { uuidPattern } from './uuid.ts'

export type Match = {
  operation: OperationId
  address: URL
}

const templates = Object.entries(operations).map(([id, { method, path, query }]) => ({
  operation: id as OperationId,
  method,
  query: new Set<string>(query),
  hasText: /\{(?:query|slug)\}/.test(path),
  pattern: new RegExp(
    `^${path.replace(/\{(\w+)\}/g, (_, name: string) =>
      name === 'query' || name === 'slug' ? '(?<text>[^/]+)' : uuidPattern,
    )}$`,
  ),
}))

/**
 * Undefined unless it is one of the twenty operations and every URL parser reads it the same way.
 */
export function matchOperation(service: string, method: string, target: string): Match | undefined {
  const path = target.replace(/[?#].*$/s, '')
  const template = templates.find((one) => one.method === method && one.pattern.test(path))
  if (!template) return undefined
  const text = template.hasText ? template.pattern.exec(path)?.groups?.text : undefined
  if (text !== undefined && !isPlainText(text)) return undefined
  const address = new URL(service + target)
  const asWritten = prefixOf(service) + path
  if (address.pathname !== asWritten || address.hash || target.includes('#')) return undefined
  return { operation: template.operation, address }
}

const prefixOf = remembered((service) => new URL(service).pathname.replace(/\/$/, ''))

export function misplacedQuery({ operation, address }: Match) {
  if (address.search === '') return []
  const known: readonly string[] = operations[operation].query
  const names = [...address.searchParams.keys()]
  const misplaced = names.filter((name, at) => !known.includes(name) || names.indexOf(name) !== at)
  return [...new Set(misplaced)]
}

/** Rejects control characters, and path traversal under any number of decodings downstream. */
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
