import { BlockList, isIP } from 'node:net'
import type { HostContext } from './context.ts'

/** The operator's reverse proxy runs on this machine or in a private network. */
const privateNetworks = new BlockList()
privateNetworks.addSubnet('127.0.0.0', 8)
privateNetworks.addSubnet('10.0.0.0', 8)
privateNetworks.addSubnet('172.16.0.0', 12)
privateNetworks.addSubnet('192.168.0.0', 16)
privateNetworks.addAddress('::1', 'ipv6')
privateNetworks.addSubnet('fc00::', 7, 'ipv6')

/**
 * Only a peer on a private network can be the proxy. The proxy appends the last address of the
 * header itself; the sender could have invented all others.
 */
export function clientAddress(c: HostContext) {
  const peer = c.env?.incoming?.socket.remoteAddress ?? ''
  if (!isPrivate(peer)) return peer
  const forwardedFor = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
  return isIP(forwardedFor) ? forwardedFor : peer
}

function isPrivate(address: string) {
  const version = isIP(address)
  return version !== 0 && privateNetworks.check(address, version === 6 ? 'ipv6' : 'ipv4')
}

/** Providers commonly give one customer a whole IPv6 /64, so it counts as one address. */
export function networkOf(address: string) {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped || isIP(address) !== 6) return mapped ?? address
  const [front = '', back = ''] = address.split('%')[0]!.split('::')
  const before = front.split(':').filter(Boolean)
  const zeros = 8 - before.length - back.split(':').filter(Boolean).length
  const groups = [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...back.split(':')]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
