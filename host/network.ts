import { isIP } from 'node:net'

/** Providers commonly give one customer a whole IPv6 /64, so it counts as one address. */
export function countedAs(address: string) {
  const groups = groupsOf(address)
  return groups ? groups.slice(0, 4).join(':') : withoutMapping(address)
}

/** The address without its last part, which alone would name a person: IPv4 /24, IPv6 /48. */
function networkOf(address: string) {
  const groups = groupsOf(address)
  if (groups) return `${groups.slice(0, 3).join(':')}::/48`
  return withoutMapping(address).replace(/\.\d+$/, '.0/24')
}

export function shownAddress(address: string, isWhole: boolean) {
  return (isWhole ? withoutMapping(address) : networkOf(address)) || undefined
}

/** IPv4 addresses come in IPv6 form on a socket that listens for both. */
function withoutMapping(address: string) {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
}

function groupsOf(address: string) {
  if (isIP(withoutMapping(address)) !== 6) return undefined
  const [front = '', back = ''] = address.split('%')[0]!.split('::')
  const before = front.split(':').filter(Boolean)
  const after = back.split(':').filter(Boolean)
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16).toString(16))
}
