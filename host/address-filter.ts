import { isIP } from 'node:net'
import { type JsonFilter, createJsonCutter, readName } from './json-cutter.ts'
import { openBrace, openBracket, quote } from './json-states.ts'

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
    // An affiliate's, whose code is often the first half of the email.
    'link affiliateLink affiliateCode',
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
 * like an address.
 */
export function createAddressFilter(): JsonFilter {
  let isHolding = false
  let heldSize = 0
  const held: Uint8Array[] = []

  const cutter = createJsonCutter(({ passTo, takeTo, put, isCutting }) => {
    function hold(at: number) {
      if (isCutting()) return
      passTo(at)
      isHolding = true
    }

    /** Of a text that begins in an earlier chunk, `held` has the start. */
    function keep(to: number) {
      if (!isHolding) return
      const bytes = takeTo(to)
      heldSize += bytes.length
      if (heldSize <= longestText) held.push(bytes.slice())
    }

    function release(at: number, ifTooLong: string) {
      if (!isHolding) return
      keep(at)
      const written = Buffer.concat(held.splice(0))
      put(heldSize > longestText ? Buffer.from(ifTooLong) : cleanText(written))
      heldSize = 0
      isHolding = false
    }

    return {
      beginName: hold,
      name(bytes, length, _, at) {
        release(at, '"•••"')
        return readName(bytes, length).toLowerCase()
      },
      isCut(name, first, at) {
        const isMap = first === openBrace || first === openBracket
        if (personalFields.has(name) || (isMap && name === personalMap)) return true
        if (first === quote) hold(at)
        return false
      },
      end: (at) => release(at, 'null'),
      instead: (empty) => empty ?? 'null',
      pause: keep,
    }
  })
  return { ...cutter, isHarmless: () => false }
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
