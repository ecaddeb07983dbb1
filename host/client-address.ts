import { BlockList, isIP } from 'node:net'
import type { HostContext } from './context.ts'

/** Where a reverse proxy of the operator's stands: on this machine or in its own network. */
const nearby = new BlockList()
nearby.addSubnet('127.0.0.0', 8)
nearby.addSubnet('10.0.0.0', 8)
nearby.addSubnet('172.16.0.0', 12)
nearby.addSubnet('192.168.0.0', 16)
nearby.addAddress('::1', 'ipv6')
nearby.addSubnet('fc00::', 7, 'ipv6')

/**
 * Who sent the request. Only a peer nearby can be the proxy, and only the last address that it
 * names is its own word: those before it, and all that a peer from afar sends, are the sender's.
 */
export function clientAddress(c: HostContext) {
  const peer = c.env?.incoming?.socket.remoteAddress ?? ''
  if (!isNearby(peer)) return peer
  const named = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
  return isIP(named) ? named : peer
}

function isNearby(address: string) {
  const version = isIP(address)
  return version !== 0 && nearby.check(address, version === 6 ? 'ipv6' : 'ipv4')
}

/** By what guesses are counted: one customer of a provider commonly has all of an IPv6 /64. */
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
