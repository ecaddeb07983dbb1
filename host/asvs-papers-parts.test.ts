import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { defaultLimits as limits } from './limits.ts'
import {
  filesWith,
  matchesOf,
  namesIn,
  numberIn,
  policies,
  section,
  tablesIn,
} from './papers.testing.ts'

/* What Counter is made of, uses and talks to, in the papers and in the code. */

test('the parts talk to whom the paper names, and to nobody else', () => {
  expect(filesWith(/\bfetch\(/, 'host')).toEqual(['host/service.ts'])
  expect(filesWith(/\bhttps?\.request\(|https?\.get\(|\? https : http/, 'host')).toEqual([
    'host/doctor-front.ts',
  ])
  // Its other entrance takes over `fetch`, through which writes go.
  expect(filesWith(/(?<!import type .*)from 'undici/, 'host')).toEqual([
    'host/service-connections.ts',
  ])
  expect(matchesOf(/(?<!import type .*)from '(undici[^']*)'/g, 'host')).toEqual([
    'undici/lib/core/connect.js',
    'undici/lib/dispatcher/client.js',
  ])
  expect(filesWith(/from '@redis\/client'/, 'host')).toEqual([
    'host/doctor-redis.ts',
    'host/store-redis.ts',
  ])
  expect(filesWith(/from 'node:(?:dgram|dns|http2)|net\.connect|createConnection/, 'host')).toEqual(
    [],
  )
  const asking = /\bfetch\(|XMLHttpRequest|WebSocket|EventSource|sendBeacon|RTCPeer/
  expect(filesWith(asking, 'src').filter((file) => !file.startsWith('src/api/transport-'))).toEqual(
    ['src/first-reads.ts'],
  )
  expect(filesWith(/\): Transport \{/, 'src')).toEqual([
    'src/api/transport-host.ts',
    'src/api/transport-static.ts',
  ])
  expect(matchesOf(/connect-src [^"]+/g, 'host')).toEqual(["connect-src 'self'"])
  expect(readFileSync('README.md', 'utf8').replaceAll(/\s+/g, ' ')).toContain(
    'talks to anybody but your platform, the host’s Redis and the front that `doctor` is asked about',
  )
})

test('heavy functions have the limits of the paper', () => {
  const text = policies('Heavy and dangerous functions')
  expect(text).toContain(
    `up to ${limits.listAllAnswer / 1e6} MB and ${limits.listAll / 1000} s), exports`,
  )
  const [places] = matchesOf(/limited = createLimiter\((\d+)\)/g, 'src/api/client.ts')
  expect([places, text]).toEqual(['5', expect.stringContaining('at most five reads at a time')])
})

test('dangerous functions of the code are those of the paper', () => {
  const text = policies('Heavy and dangerous functions')
  const paths = namesIn(text).filter((name) => /\.tsx?$/.test(name))
  expect(paths.filter((file) => !existsSync(file))).toEqual([])
  const markup = /\b(?:inner|outer)HTML|insertAdjacentHTML|dangerouslySet|srcdoc|DOMParser|setHTML/
  const asCode = /(?<!\.)\beval\(|new Function|document\.write|node:vm|createContextualFragment/
  expect(filesWith(markup)).toEqual([
    'src/features/disputes/dispute-view.tsx',
    'src/trusted-types.ts',
  ])
  expect(filesWith(asCode)).toEqual([])
  expect(filesWith(/\.eval\(/)).toEqual(['host/doctor-redis.ts', 'host/store-redis.ts'])
  for (const file of filesWith(markup)) expect(paths).toContain(file)
  expect(filesWith(/child_process|worker_threads|node:cluster/)).toEqual([])
})

test('risky parts of the paper are those that the host takes in, and are installed', () => {
  const [, text = ''] = policies('Dependencies').split('**Risky parts**')
  const named = namesIn(text).toSorted()
  const taken = matchesOf(/from '((?:@[\w-]+\/)?[\w-]+)(?:\/[\w/-]+)?'/g, 'host')
  const brought = ['detect-node-es', 'get-nonce', 'react-dom', 'react-remove-scroll']
  expect(named).toEqual([...taken, ...brought].toSorted())
  const lock = readFileSync('package-lock.json', 'utf8')
  expect(named.filter((name) => !lock.includes(`"node_modules/${name}"`))).toEqual([])
})

test('times for mending are those that the nightly check holds us to', () => {
  const [rows = []] = tablesIn(section('docs/policies.md', 'Dependencies'))
  const script = 'scripts/supply-chain.mjs'
  expect(rows.map(([, time]) => time)).toEqual([
    `${numberIn(script, 'SHIPPED_DAYS')} days`,
    `${numberIn('scripts/update-frame.mjs', 'FRAME')} days`,
  ])
  expect(numberIn(script, 'DAYS')).toBe(3)
  expect(policies('Dependencies')).toContain('three days old before we take it')
})

test('what the paper says of browsers is what the code uses', () => {
  const [rows = []] = tablesIn(section('docs/policies.md', 'Browsers'))
  const uses: Record<string, RegExp> = {
    'a secure context': /crypto\.subtle/,
    IndexedDB: /from 'idb-keyval'|indexedDB/,
    'an answer of IndexedDB': /from 'idb-keyval'|indexedDB/,
    'local storage': /localStorage/,
    'Web Locks': /navigator\.locks/,
    'Broadcast channels': /new BroadcastChannel/,
    'Trusted Types': /trustedTypes/,
    'Integrity-Policy (not in Safari)': /Integrity-Policy/,
    'Sec-Fetch-Site': /sec-fetch-site/i,
  }
  expect(rows.map(([missing]) => missing)).toEqual(Object.keys(uses))
  for (const use of Object.values(uses)) expect(filesWith(use)).not.toEqual([])
  const youngest = ['URL.canParse', 'AbortSignal.any']
  expect(policies('Browsers')).toContain('`URL.canParse` and `AbortSignal.any`')
  for (const feature of youngest) {
    expect(filesWith(new RegExp(feature.replace('.', String.raw`\.`)), 'src')).not.toEqual([])
  }
  const younger =
    /Promise\.try|URL\.parse\(|Array\.fromAsync|RegExp\.escape|DurationFormat|\.toBase64\(|Float16|\bIterator\.from|Math\.sumPrecise|\busing /
  const own = filesWith(younger, 'src').filter((file) =>
    younger.test(
      readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*|'[^'\n]*'|`[^`]*`/g, ''),
    ),
  )
  expect(own).toEqual([])
})

test('no plug-in and no outdated technology of browsers is used', () => {
  const outdated =
    /<(?:object|embed|applet|frame|frameset|marquee)(?: [a-z]+=|\s*\/>)|createElement\('(?:object|embed|applet)'|ActiveX|application\/x-shockwave|\.swf\b|applicationCache|\.openDatabase\(|document\.domain|showModalDialog/
  expect(policies('Browsers')).toContain('no plug-in and nothing that browsers have given up')
  expect(filesWith(outdated)).toEqual([])
  expect(outdated.test(readFileSync('index.html', 'utf8'))).toBe(false)
})

const days = (name: string) => {
  const [count] = matchesOf(new RegExp(`^ {2}${name}: (\\d+) \\* DAY`, 'gm'), 'src/base/storage')
  return `${count} days`
}

test('what is kept is kept as long as the rules for its class say', () => {
  const [rows = []] = tablesIn(section('docs/policies.md', 'Data'))
  const rules = Object.fromEntries(rows.map(([name, what, rule]) => [name, `${what} | ${rule}`]))
  expect(rules['**personal**']).toContain(`at most ${days('private')}, drafts ${days('drafts')}`)
  for (const [file, name] of [
    ['host/team-routes.ts', 'ASSIGNED_FOR'],
    ['host/note-routes.ts', 'NOTED_FOR'],
  ] as const) {
    expect(rules['**team**']).toContain(`at most ${numberIn(file, name) / 86_400_000} days`)
  }
  expect(rules['**key**']).toContain('`SESSION_SECRET`')
  for (const file of namesIn(rules['**platform secrets**'] ?? ''))
    expect(existsSync(file)).toBe(true)
})

test('what a page keeps in a database is sealed, each with a key in another', () => {
  const [text = ''] = matchesOf(/type DatabaseName =((?:\s*\| '[^']+')+)/g, 'src/base/storage')
  const databases = [...text.matchAll(/'([^']+)'/g)].map(([, name = '']) => name)
  const keys = databases.filter((name) => name.endsWith('-key'))
  expect([keys.length, databases.length]).toEqual([7, 14])
  const open = filesWith(/(?<!function )openDatabase\(/, 'src')
  const sealing = filesWith(/createSealer/, 'src')
  expect(open.filter((file) => !sealing.includes(file))).toEqual([])
  expect(policies('Data')).toContain('stored encrypted')
})

const inDeploy = (name: string) => readFileSync(join('deploy', name), 'utf8')
const allIn = (name: string, pattern: RegExp) =>
  Array.from(inDeploy(name).matchAll(pattern), ([whole, group]) => group ?? whole)

test('every shipped front gives Counter a whole host name, and nothing else a place there', () => {
  expect(policies('An origin of its own')).toContain('a host name on which nothing else runs')
  expect(allIn('nginx.conf', /^ *location (.+) \{/gm)).toEqual(['/'])
  expect(new Set(allIn('nginx.conf', /^ *server_name (.+);/gm)).size).toBe(1)
  expect(allIn('Caddyfile', /^\S.*\{$/gm)).toEqual(['{$COUNTER_NAME:counter.example.com} {'])
  expect(allIn('Caddyfile', /^\t(\w+)/gm)).toEqual(['reverse_proxy'])
  expect(allIn('haproxy.cfg', /^ *(?:default|use)_backend (.+)/gm)).toEqual(['hosts'])
  const ingress = 'helm/counter/templates/ingress.yaml'
  expect(allIn(ingress, /^ *- path: (.+)/gm)).toEqual(['/'])
  expect(allIn(ingress, /service:\n *name: (.+)/g)).toEqual(['{{ include "counter.name" $ }}'])
  const files = ['nginx.conf', 'Caddyfile', 'haproxy.cfg', ingress]
  for (const file of files) expect(inDeploy(file)).not.toMatch(/cookie/i)
})
