export type Trace = { id: string; flags: string }

const pattern =
  /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})(-.*)?$/

/** The host marks its own traces as sampled, because its log always records them. */
export function readTrace(traceparent: string | undefined): Trace {
  const [, version = '', id = '', flags = '', more] = pattern.exec(traceparent ?? '') ?? []
  const isValid = id !== '' && (version !== '00' || more === undefined)
  if (!isValid) return { id: randomHex(), flags: '01' }
  return { id, flags: (Number.parseInt(flags, 16) & 1).toString().padStart(2, '0') }
}

export function toTraceparent({ id, flags }: Trace) {
  return `00-${id}-${randomHex().slice(0, 16)}-${flags}`
}

/** UUIDs are made in advance, so they cost less than random bytes. */
function randomHex() {
  return crypto.randomUUID().replaceAll('-', '')
}
