import {
  State,
  closeBrace,
  closeBracket,
  colon,
  comma,
  digitNine,
  digitZero,
  escapable,
  isHex,
  letterU,
  literals,
  mayEndNumber,
  nextOfNumber,
  openBrace,
  openBracket,
  quote,
  backslash,
} from './json-states.ts'

export type JsonEvents = {
  /** The name of a field as written, escapes included, and its length, which may exceed the bytes. */
  name: (bytes: Uint8Array, length: number, hasEscape: boolean, at: number) => void
  /** Where its quote stands. */
  beginName?: (at: number) => void
  begin: (first: number, at: number, depth: number) => void
  /** `empty` is the value itself if it is falsy or has nothing in it. */
  end: (at: number, depth: number, empty: string | undefined) => void
}

/** A secret's name cannot be longer, even with every letter escaped. */
const longestName = 200

/**
 * Byte by byte, in chunks and without building values: in constant memory, whatever the size and
 * depth.
 */
export function createJsonScanner(events: JsonEvents) {
  let state: State = State.value
  let depth = 0
  /** One bit for each open container: whether it is an object. */
  let objects = new Uint8Array(64)
  const name = new Uint8Array(longestName)
  let nameLength = 0
  let isName = false
  let hasEscape = false
  let isEmpty = true
  let hexLeft = 0
  let literal = ''
  let matched = 0

  /** Returns where the bytes stop being JSON, or -1. */
  function scan(bytes: Uint8Array): number {
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at]!
      if (state === State.string) {
        const end = endOfText(bytes, at)
        if (end > at) take(bytes, at, end)
        if (end === bytes.length) return -1
        at = end
        if (!endText(bytes, at)) return at
      } else if (state >= State.minus) {
        if (goOnWithNumber(byte)) continue
        if (!mayEndNumber.has(state)) return at
        endValue(at, isEmpty ? '0' : undefined)
        at -= 1
      } else if (state >= State.escape) {
        if (!goOnWithWord(bytes, at)) return at
      } else if (byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09) {
        if (!goOn(byte, at)) return at
      }
    }
    return -1
  }

  function take(bytes: Uint8Array, start: number, end: number) {
    isEmpty = false
    if (!isName) return
    const fitting = Math.min(end - start, Math.max(0, longestName - nameLength))
    for (let at = 0; at < fitting; at += 1) name[nameLength + at] = bytes[start + at]!
    nameLength += end - start
  }

  function endText(bytes: Uint8Array, at: number) {
    if (bytes[at] === backslash) {
      take(bytes, at, at + 1)
      hasEscape = true
      state = State.escape
      return true
    }
    if (bytes[at] !== quote) return false
    if (!isName) {
      endValue(at + 1, isEmpty ? '""' : undefined)
      return true
    }
    events.name(name, nameLength, hasEscape, at + 1)
    state = State.colon
    return true
  }

  function goOnWithWord(bytes: Uint8Array, at: number) {
    const byte = bytes[at]!
    if (state === State.literal) {
      if (byte !== literal.charCodeAt(matched)) return false
      matched += 1
      if (matched === literal.length) endValue(at + 1, literal === 'true' ? undefined : literal)
      return true
    }
    take(bytes, at, at + 1)
    if (state === State.unicode) {
      hexLeft -= 1
      if (hexLeft === 0) state = State.string
      return isHex(byte)
    }
    hexLeft = 4
    state = byte === letterU ? State.unicode : State.string
    return state === State.unicode || escapable.has(byte)
  }

  function goOnWithNumber(byte: number) {
    const next = nextOfNumber(state, byte)
    if (next === undefined) return false
    state = next
    if (byte > digitZero && byte <= digitNine && state <= State.fraction) isEmpty = false
    return true
  }

  function goOn(byte: number, at: number) {
    if (state === State.after) return goOnAfter(byte, at)
    if (state === State.colon) {
      state = State.value
      return byte === colon
    }
    if (state === State.firstValue && byte === closeBracket) return close(at, '[]')
    if (state === State.value || state === State.firstValue) return begin(byte, at)
    if (state === State.firstName && byte === closeBrace) return close(at, '{}')
    beginText(true)
    events.beginName?.(at)
    return byte === quote
  }

  function goOnAfter(byte: number, at: number) {
    if (depth === 0) return false
    const isObject = (objects[(depth - 1) >> 3]! & (1 << ((depth - 1) & 7))) !== 0
    if (byte === comma) {
      state = isObject ? State.name : State.value
      return true
    }
    return byte === (isObject ? closeBrace : closeBracket) && close(at, undefined)
  }

  function begin(byte: number, at: number) {
    events.begin(byte, at, depth)
    isEmpty = true
    if (byte === quote) beginText(false)
    else if (byte === openBrace || byte === openBracket) open(byte === openBrace)
    else if (literals.has(byte)) {
      literal = literals.get(byte)!
      matched = 1
      state = State.literal
    } else {
      state = State.value
      const next = nextOfNumber(State.value, byte)
      if (next === undefined) return false
      state = next
      isEmpty = next !== State.integer
    }
    return true
  }

  function beginText(isNameNow: boolean) {
    state = State.string
    isName = isNameNow
    isEmpty = true
    nameLength = 0
    hasEscape = false
  }

  function open(isObject: boolean) {
    if (depth >> 3 >= objects.length) {
      const longer = new Uint8Array(objects.length * 2)
      longer.set(objects)
      objects = longer
    }
    const bit = 1 << (depth & 7)
    if (isObject) objects[depth >> 3]! |= bit
    else objects[depth >> 3]! &= ~bit
    depth += 1
    state = isObject ? State.firstName : State.firstValue
  }

  function close(at: number, empty: string | undefined) {
    depth -= 1
    endValue(at + 1, empty)
    return true
  }

  function endValue(at: number, empty: string | undefined) {
    state = State.after
    events.end(at, depth, empty)
  }

  const isWhole = () => depth === 0 && (state === State.after || mayEndNumber.has(state))

  return { scan, isWhole }
}

function endOfText(bytes: Uint8Array, start: number) {
  let at = start
  while (at < bytes.length) {
    const byte = bytes[at]!
    if (byte === quote || byte === backslash || byte < 0x20) break
    at += 1
  }
  return at
}
