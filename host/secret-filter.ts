import { type OperationId, isCustomersOwn, secretFields } from '#api/operations.ts'
import { isHarmlessJson, patternOf } from './harmless-json.ts'
import { createJsonScanner } from './json-scanner.ts'
import { openBrace, openBracket } from './json-states.ts'

export type JsonFilter = {
  /** Whether a whole answer certainly passes as it is, which is known sooner than it is filtered. */
  isHarmless: (whole: Buffer) => boolean
  /** Returns what may be passed on; nothing more after the text has stopped being JSON. */
  write: (chunk: Uint8Array) => Uint8Array
  isBroken: () => boolean
  /** Whether the text was one whole JSON value. */
  isWhole: () => boolean
}

/** Reads whose records can hold a secret. */
const secretive: ReadonlySet<OperationId> = new Set(['getUser', 'getOrder', 'listWebhookLogs'])

export function mayHoldSecrets(operation: OperationId) {
  return secretive.has(operation)
}

/** Readers of the answer may recurse, so deeper containers become null. */
const deepest = 500
const none = -1
const customersOwn = 'customFieldAnswers'

/** The page can tell set from not set; neither size nor depth of an answer costs memory. */
export function createSecretFilter(): JsonFilter {
  return createJsonFilter(secrets)
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
const envelope = toCuts(new Set(['data']), 1)

function toCuts(names: ReadonlySet<string>, onlyAt?: number): Cuts {
  const lengths = new Set(Array.from([...names, customersOwn], ({ length }) => length))
  return { names, onlyAt, lengths, pattern: patternOf(names) }
}

function createJsonFilter({ names, onlyAt, lengths, pattern }: Cuts): JsonFilter {
  let fieldName = ''
  /** The depth of the value being cut out, and that of the map in which every name is allowed. */
  let cutAt = none
  let freeAt = none
  let isTooDeep = false
  let chunk: Uint8Array = new Uint8Array()
  let from = 0
  let isBroken = false
  const pieces: Uint8Array[] = []

  const scanner = createJsonScanner({
    name(bytes, length, hasEscape) {
      fieldName = hasEscape || lengths.has(length) ? readName(bytes, length) : ''
    },
    begin(first, at, depth) {
      const field = fieldName
      fieldName = ''
      if (cutAt !== none) return
      const isContainer = first === openBrace || first === openBracket
      const isCut =
        freeAt === none && names.has(field) && (onlyAt === undefined || depth === onlyAt)
      isTooDeep = !isCut && isContainer && depth >= deepest
      if (freeAt === none && isContainer && isCustomersOwn(field, first === openBrace ? {} : [])) {
        freeAt = depth
      }
      if (!isCut && !isTooDeep) return
      copyTo(at)
      cutAt = depth
    },
    end(at, depth, empty) {
      if (depth === freeAt) freeAt = none
      if (depth !== cutAt) return
      cutAt = none
      pieces.push(Buffer.from(isTooDeep ? 'null' : (empty ?? 'true')))
      from = at
    },
  })

  function copyTo(at: number) {
    if (at > from) pieces.push(chunk.subarray(from, at))
  }

  function write(next: Uint8Array) {
    if (isBroken) return new Uint8Array()
    chunk = next
    from = 0
    const brokenAt = scanner.scan(chunk)
    isBroken = brokenAt !== none
    if (cutAt === none) copyTo(isBroken ? brokenAt : chunk.length)
    // The first wrong byte keeps readers from taking the part before it for a whole answer.
    if (isBroken) pieces.push(chunk.subarray(brokenAt, brokenAt + 1))
    const passed = pieces.splice(0)
    return passed.length === 1 ? passed[0]! : Buffer.concat(passed)
  }

  return {
    isHarmless: (whole) => isHarmlessJson(whole, pattern, deepest),
    write,
    isBroken: () => isBroken,
    isWhole: () => !isBroken && scanner.isWhole(),
  }
}

/** A name longer than its bytes arrived cut off, so it cannot be a secret's. */
export function readName(bytes: Uint8Array, length: number) {
  if (length > bytes.length) return ''
  const written = Buffer.from(bytes.buffer, bytes.byteOffset, length).toString()
  return written.includes('\\') ? (JSON.parse(`"${written}"`) as string) : written
}
