import { expect, test } from 'vitest'
import { readProxyTrust } from './client-address.ts'
import { createHost } from './host.ts'
import { recordLog } from './log.testing.ts'

async function ask(trusted: string | undefined, peer: string, headers: Record<string, string>) {
  const { log, events } = recordLog()
  const trustedProxies = readProxyTrust(trusted)
  const host = createHost({ service: 'http://127.0.0.1:1', secrets: [], trustedProxies, log })
  const incoming = { url: '/livez', socket: { remoteAddress: peer } }
  const answer = await host.request('http://counter.example/livez', { headers }, { incoming })
  return { hsts: answer.headers.has('strict-transport-security'), line: events('request')[0]! }
}

test.each([
  [undefined, '10.1.2.3', true],
  [undefined, '203.0.113.1', false],
  ['0', '10.1.2.3', false],
  ['1', '203.0.113.1', true],
  ['203.0.113.1', '203.0.113.1', true],
  ['203.0.113.1', '203.0.113.2', false],
])('TRUSTED_PROXIES=%s: %s may say that the page came over TLS: %s', async (trusted, peer, may) => {
  expect((await ask(trusted, peer, { 'X-Forwarded-Proto': 'https' })).hsts).toBe(may)
})

test.each([
  ['198.51.100.7', '198.51.100.0/24'],
  ['::ffff:198.51.100.7', '198.51.100.0/24'],
  ['2001:db8:1:2::7', '2001:db8:1::/48'],
  ['2001:db8::7', '2001:db8:0::/48'],
])('the log names the network of %s only', async (address, network) => {
  expect((await ask('1', '203.0.113.1', { 'X-Forwarded-For': address })).line.address).toBe(network)
})
