import { BlockList, isIP } from 'node:net'
import type { Next } from 'hono'
import type { HostContext } from './context.ts'
import { shownAddress } from './network.ts'
import { remembered } from './remembered.ts'

export type ProxyTrust = {
  isProxy: (peer: string) => boolean
  /** From the peer and X-Forwarded-For, whose last entries proxies have added. */
  pick: (peer: string, forwarded: readonly string[]) => string
}

/** The default: one proxy, on this machine or in a private network. */
const privateNetworks = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1',
  'fc00::/7',
]

/** Returns undefined for a value that is neither a number nor a list of addresses. */
export function readProxyTrust(value: string | undefined): ProxyTrust | undefined {
  if (value === undefined) return trustOnePrivate(toList(privateNetworks)!)
  if (/^\d{1,2}$/.test(value)) return trustNumber(Number(value))
  const list = toList(value.split(',').map((entry) => entry.trim()))
  return list && trustListed(list)
}

export const defaultProxyTrust = readProxyTrust(undefined)!

type IsListed = (address: string) => boolean

function trustOnePrivate(isListed: IsListed): ProxyTrust {
  return {
    isProxy: isListed,
    pick: (peer, forwarded) => forwarded.at(-1) ?? peer,
  }
}

/** A shorter chain than expected did not pass all proxies, so only the peer is certain. */
function trustNumber(proxies: number): ProxyTrust {
  return {
    isProxy: () => proxies > 0,
    pick: (peer, forwarded) => forwarded.at(-proxies) ?? peer,
  }
}

/** The client is the last address that no listed proxy has. */
function trustListed(isListed: IsListed): ProxyTrust {
  return {
    isProxy: isListed,
    pick: (peer, forwarded) =>
      forwarded.findLast((address) => !isListed(address)) ?? forwarded[0] ?? peer,
  }
}

function toList(entries: readonly string[]): IsListed | undefined {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', prefix, ...more] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    const longest = family === 'ipv6' ? 128 : 32
    const bits = prefix === undefined ? longest : Number(/^\d{1,3}$/.test(prefix) ? prefix : -1)
    if (!isIP(address) || more.length > 0 || bits < 0 || bits > longest) return undefined
    list.addSubnet(address, bits, family)
  }
  // A list makes objects of every address that it is asked about.
  return remembered((address) => {
    const version = isIP(address)
    return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4')
  })
}

export type Client = {
  address: string
  isTls: boolean
  /** For the log: the network, unless the operator wants the address. */
  shown: string | undefined
}

export function identifyClient(trust: ProxyTrust, logsAddresses: boolean) {
  const shown = remembered((address) => ({ as: shownAddress(address, logsAddresses) }))
  return (c: HostContext, next: Next) => {
    const peer = c.env?.incoming?.socket.remoteAddress ?? ''
    // Tests without a socket have no peer.
    const isProxied = peer === '' || trust.isProxy(peer)
    const address = (isProxied && forwardedAddress(c, trust, peer)) || peer
    const isForwardedTls = isProxied && c.req.header('x-forwarded-proto') === 'https'
    c.set('client', {
      address,
      isTls: isForwardedTls || c.req.url.startsWith('https:'),
      shown: shown(address).as,
    })
    return next()
  }
}

function forwardedAddress(c: HostContext, trust: ProxyTrust, peer: string) {
  const header = c.req.header('x-forwarded-for')
  const address = trust.pick(peer, header?.split(',').map((entry) => entry.trim()) ?? [])
  return isIP(address) ? address : undefined
}
