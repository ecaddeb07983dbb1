import { randomFillSync } from 'node:crypto'

export type Trace = { id: string; flags: string }

const pattern =
  /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})(-.*)?$/

/** The host marks its own traces as sampled, because its log always records them. */
export function readTrace(traceparent: string | undefined): Trace {
  const [, version = '', id = '', flags = '', more] = pattern.exec(traceparent ?? '') ?? []
  const isValid = id !== '' && (version !== '00' || more === undefined)
  if (!isValid) return { id: randomHex(16), flags: '01' }
  return { id, flags: (Number.parseInt(flags, 16) & 1).toString().padStart(2, '0') }
}

export function toTraceparent({ id, flags }: Trace) {
  return `00-${id}-${randomHex(8)}-${flags}`
}

/** Made in advance: few at a time take longer than all else here. */
const random = Buffer.alloc(4_096)
let used = random.length

function randomHex(bytes: number) {
  if (used + bytes > random.length) {
    randomFillSync(random)
    used = 0
  }
  used += bytes
  return random.toString('hex', used - bytes, used)
}
