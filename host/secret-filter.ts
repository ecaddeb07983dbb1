import { type OperationId, isCustomersOwn, secretFields } from '#api/operations.ts'
import { isHarmlessJson, isWithoutTrace, patternOf, tracesOf } from './harmless-json.ts'
import { type JsonFilter, createJsonCutter, readName } from './json-cutter.ts'
import { openBrace, openBracket } from './json-states.ts'

/** Reads whose records can hold a secret. */
const secretive: ReadonlySet<OperationId> = new Set(['getUser', 'getOrder', 'listWebhookLogs'])

export function mayHoldSecrets(operation: OperationId) {
  return secretive.has(operation)
}

/** Readers of the answer may recurse, so deeper containers become null. */
const deepest = 500
const none = -1
const customersOwn = 'customFieldAnswers'

/** The page can tell set from not set. */
export function createSecretFilter(): JsonFilter {
  return createJsonFilter(secrets)
}

/**
 * For records that hold no secret: an answer without a trace of one passes whole, although nobody
 * has read all of it as JSON.
 */
export function createTraceFilter(): JsonFilter {
  const filter = createSecretFilter()
  const isHarmless = (whole: Buffer) =>
    isWithoutTrace(whole, traces, deepest) || filter.isHarmless(whole)
  return { ...filter, isHarmless }
}

export function createEnvelopeFilter(): JsonFilter {
  return createJsonFilter(envelope)
}

type Cuts = {
  names: ReadonlySet<string>
  onlyAt?: number
  lengths: ReadonlySet<number>
  pattern: RegExp
}

const secrets = toCuts(secretFields)
const traces = tracesOf(secretFields)
const envelope = toCuts(new Set(['data']), 1)

function toCuts(names: ReadonlySet<string>, onlyAt?: number): Cuts {
  const lengths = new Set(Array.from([...names, customersOwn], ({ length }) => length))
  return { names, onlyAt, lengths, pattern: patternOf(names) }
}

function createJsonFilter({ names, onlyAt, lengths, pattern }: Cuts): JsonFilter {
  /** The depth of the map in which every name is allowed. */
  let freeAt = none
  let isTooDeep = false
  let cutter: ReturnType<typeof createJsonCutter> | undefined
  const createCutter = () =>
    createJsonCutter(() => ({
      name: (bytes, length, hasEscape) =>
        hasEscape || lengths.has(length) ? readName(bytes, length) : '',
      isCut(name, first, _, depth) {
        const isContainer = first === openBrace || first === openBracket
        const isCut =
          freeAt === none && names.has(name) && (onlyAt === undefined || depth === onlyAt)
        isTooDeep = !isCut && isContainer && depth >= deepest
        if (freeAt === none && isContainer && isCustomersOwn(name, first === openBrace ? {} : [])) {
          freeAt = depth
        }
        return isCut || isTooDeep
      },
      end(_, depth) {
        if (depth === freeAt) freeAt = none
      },
      instead: (empty) => (isTooDeep ? 'null' : (empty ?? 'true')),
    }))
  // Most answers are harmless, and need none.
  const cut = () => (cutter ??= createCutter())
  return {
    isHarmless: (whole) => isHarmlessJson(whole, pattern, deepest),
    write: (chunk) => cut().write(chunk),
    isBroken: () => cut().isBroken(),
    isWhole: () => cut().isWhole(),
  }
}
