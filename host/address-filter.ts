import { isIP } from 'node:net'
import { createJsonScanner } from './json-scanner.ts'
import { openBrace, openBracket, quote } from './json-states.ts'
import { type JsonFilter, readName } from './secret-filter.ts'

const none = -1
/** A longer text is left out, so that its size costs no memory. */
const longestText = 256_000

/** Fields of the specification that hold an address of a customer, and how others may call them. */
const personalFields: ReadonlySet<string> = new Set(
  [
    'emailAddress customerEmail email mail walletEmail userName phone phoneNumber',
    'ipAddress ipAddresses registrationIpAddress registrationFingerprint ip userAgent isp',
    'address addressLine1 addressLine2 street city region regionName postalCode zip',
    'fullName customerName firstName lastName taxId customerVatId cryptocurrencyAddress',
    // Bodies and maps that hold whatever the customer, the shop or a webhook put there.
    'chatAccount externalLogins externalIntegrations customFieldAnswers',
    'requestBody responseBody returnUrl',
  ].flatMap((names) => names.toLowerCase().split(' ')),
)
/** A product's is a text of the shop; an order's is a map. */
const personalMap = 'metadata'

const HIDDEN = '•••'
const atSign = /.(?:@|%40|&#0*64;|&#x0*40;|&commat;)|(?:@|%40|&#0*64;|&#x0*40;|&commat;)./i

/** Most texts have nothing of an address, which is known at once. */
const suspicious = /[@＠﹫]|%40|&(?:#|commat)|\d\.\d+\.\d|::|:[^:]*:[^:]*:/i

/** Without what looks like an email, a chat name or an IP address, wherever it stands. */
export function withoutAddresses(text: string): string {
  if (!suspicious.test(text)) return text
  return text
    .replaceAll(/[＠﹫]/g, '@')
    .replaceAll(/[^\s<>"'(),[\]]+/g, (word) => (atSign.test(word) ? HIDDEN : word))
    .replaceAll(/(?<![\w:.])[\da-f:.]{3,46}/gi, (word) => (isV6(word) ? HIDDEN : word))
    .replaceAll(/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, HIDDEN)
}

const isV6 = (word: string) =>
  word.includes(':') && (isIP(word) === 6 || isIP(word.slice(0, -1)) === 6)

/**
 * For readers without customers' addresses: named fields become null, and texts lose what looks
 * like an address. In constant memory, as the filter of secrets that it follows.
 */
export function createAddressFilter(): JsonFilter {
  let fieldName = ''
  let cutAt = none
  let chunk: Uint8Array = new Uint8Array()
  let from = 0
  let isBroken = false
  let isHolding = false
  let heldSize = 0
  const held: Uint8Array[] = []
  const pieces: Uint8Array[] = []

  const scanner = createJsonScanner({
    beginName: hold,
    name(bytes, length, _, at) {
      fieldName = readName(bytes, length).toLowerCase()
      release(at, '"•••"')
    },
    begin(first, at, depth) {
      const field = fieldName
      fieldName = ''
      if (cutAt !== none) return
      const isMap = first === openBrace || first === openBracket
      if (personalFields.has(field) || (isMap && field === personalMap)) {
        copyTo(at)
        cutAt = depth
      } else if (first === quote) hold(at)
    },
    end(at, depth, empty) {
      if (isHolding) return release(at, 'null')
      if (depth !== cutAt) return undefined
      cutAt = none
      pieces.push(Buffer.from(empty ?? 'null'))
      from = at
      return undefined
    },
  })

  function copyTo(at: number) {
    if (at > from) pieces.push(chunk.subarray(from, at))
    from = at
  }

  function hold(at: number) {
    if (cutAt !== none) return
    copyTo(at)
    isHolding = true
  }

  /** Of a text that begins in an earlier chunk, `held` has the start. */
  function keep(to: number) {
    heldSize += to - from
    if (heldSize <= longestText) held.push(chunk.slice(from, to))
    from = to
  }

  function release(at: number, ifTooLong: string) {
    if (!isHolding) return
    keep(at)
    const written = Buffer.concat(held.splice(0))
    pieces.push(heldSize > longestText ? Buffer.from(ifTooLong) : cleanText(written))
    heldSize = 0
    isHolding = false
  }

  function write(next: Uint8Array) {
    if (isBroken) return new Uint8Array()
    chunk = next
    from = 0
    const brokenAt = scanner.scan(chunk)
    isBroken = brokenAt !== none
    if (isHolding) keep(isBroken ? brokenAt : chunk.length)
    else if (cutAt === none) copyTo(isBroken ? brokenAt : chunk.length)
    if (isBroken) pieces.push(chunk.subarray(brokenAt, brokenAt + 1))
    return Buffer.concat(pieces.splice(0))
  }

  return {
    isHarmless: () => false,
    write,
    isBroken: () => isBroken,
    isWhole: () => !isBroken && scanner.isWhole(),
  }
}

/** A text as written, with its quotes. What has no address passes byte for byte. */
function cleanText(written: Buffer): Buffer {
  const inQuotes = written.toString()
  const text = inQuotes.includes('\\') ? (JSON.parse(inQuotes) as string) : inQuotes.slice(1, -1)
  const clean = withoutAddresses(text)
  return clean === text ? written : Buffer.from(JSON.stringify(clean))
}

export function inTurn(first: JsonFilter, second: JsonFilter): JsonFilter {
  return {
    isHarmless: (whole) => first.isHarmless(whole) && second.isHarmless(whole),
    write: (chunk) => second.write(first.write(chunk)),
    isBroken: () => first.isBroken() || second.isBroken(),
    isWhole: () => first.isWhole() && second.isWhole(),
  }
}
