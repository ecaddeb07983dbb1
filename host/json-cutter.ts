import { type JsonEvents, createJsonScanner } from './json-scanner.ts'

export type JsonFilter = {
  /** Whether a whole answer certainly passes as it is, which is known sooner than it is filtered. */
  isHarmless: (whole: Buffer) => boolean
  /** Returns what may be passed on; nothing more after the text has stopped being JSON. */
  write: (chunk: Uint8Array) => Uint8Array
  isBroken: () => boolean
  /** Whether the text was one whole JSON value. */
  isWhole: () => boolean
}

type Bytes = {
  /** Passes on what stands before `at`. */
  passTo: (at: number) => void
  /** What stands before `to`, which passes only if it is put. */
  takeTo: (to: number) => Uint8Array
  put: (bytes: Uint8Array) => void
  isCutting: () => boolean
}

type Rules = {
  /** The name, as far as it can matter. */
  name: (...found: Parameters<JsonEvents['name']>) => string
  beginName?: JsonEvents['beginName']
  /** Not asked within a value that is cut out. */
  isCut: (name: string, first: number, at: number, depth: number) => boolean
  end: (at: number, depth: number) => void
  /** What stands in its place; `empty` is the value itself if it is falsy or has nothing in it. */
  instead: (empty: string | undefined) => string
  /** The chunk ends before what is held is over. */
  pause?: (at: number) => void
}

const none = -1

/** Cuts values out of a JSON text that comes in chunks; neither size nor depth of it costs memory. */
export function createJsonCutter(
  rulesFor: (bytes: Bytes) => Rules,
): Omit<JsonFilter, 'isHarmless'> {
  let field = ''
  let cutAt = none
  let chunk: Uint8Array = new Uint8Array()
  let from = 0
  let isBroken = false
  const pieces: Uint8Array[] = []

  function takeTo(to: number) {
    const taken = chunk.subarray(from, to)
    from = to
    return taken
  }

  function passTo(at: number) {
    if (at > from) pieces.push(takeTo(at))
  }

  const rules = rulesFor({
    passTo,
    takeTo,
    put: (bytes) => pieces.push(bytes),
    isCutting: () => cutAt !== none,
  })
  const events: JsonEvents = {
    beginName: rules.beginName,
    name(...found) {
      field = rules.name(...found)
    },
    begin(first, at, depth) {
      const name = field
      field = ''
      if (cutAt !== none || !rules.isCut(name, first, at, depth)) return
      passTo(at)
      cutAt = depth
    },
    end(at, depth, empty) {
      rules.end(at, depth)
      if (depth !== cutAt) return
      cutAt = none
      pieces.push(Buffer.from(rules.instead(empty)))
      from = at
    },
  }
  let scanner: ReturnType<typeof createJsonScanner> | undefined

  function write(next: Uint8Array) {
    if (isBroken) return new Uint8Array()
    chunk = next
    from = 0
    scanner ??= createJsonScanner(events)
    const brokenAt = scanner.scan(chunk)
    isBroken = brokenAt !== none
    const to = isBroken ? brokenAt : chunk.length
    rules.pause?.(to)
    if (cutAt === none) passTo(to)
    // The first wrong byte keeps readers from taking the part before it for a whole answer.
    if (isBroken) pieces.push(chunk.subarray(brokenAt, brokenAt + 1))
    const passed = pieces.splice(0)
    return passed.length === 1 ? passed[0]! : Buffer.concat(passed)
  }

  return {
    write,
    isBroken: () => isBroken,
    isWhole: () => !isBroken && scanner?.isWhole() === true,
  }
}

/** A name longer than its bytes arrived cut off, so it cannot be a secret's. */
export function readName(bytes: Uint8Array, length: number) {
  if (length > bytes.length) return ''
  const written = Buffer.from(bytes.buffer, bytes.byteOffset, length).toString()
  return written.includes('\\') ? (JSON.parse(`"${written}"`) as string) : written
}
