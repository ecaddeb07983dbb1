import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, test } from 'vitest'
import { readClientBuild } from './client-build.ts'
import { createHost } from './host.ts'
import { recordLog } from './log.testing.ts'
import { writeTestClient } from './client.testing.ts'

const { folder, remove } = await writeTestClient()
const client = await readClientBuild(folder)
await remove()
const { log, lines, events } = recordLog()
const host = createHost({
  service: 'http://127.0.0.1:1',
  secrets: [],
  client,
  log,
})

test.each([
  ['GET', '/', 200],
  ['GET', '/assets/entry.js', 200],
  ['GET', '/assets/missing.js', 404],
  ['GET', '/api/user', 403],
  ['GET', '/healthz', 200],
  ['GET', '/version.json', 200],
  ['POST', '/', 405],
  ['POST', '/session', 403],
  ['POST', '/csp-report', 204],
])('%s %s carries every header', async (method, path, status) => {
  const answer = await host.request(`http://localhost${path}`, { method })
  expect(answer.status).toBe(status)
  const headers = Object.fromEntries(answer.headers)
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'permissions-policy': expect.stringContaining('camera=()'),
    'content-security-policy': expect.stringMatching(
      /^default-src 'none';.*frame-ancestors 'none'/,
    ),
    'cache-control':
      path === '/assets/entry.js' ? expect.stringContaining('immutable') : 'no-store',
  })
  for (const name of ['server', 'x-powered-by', 'access-control-allow-origin']) {
    expect(headers).not.toHaveProperty(name)
  }
})

test.each([
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', true],
  [
    'Chrome',
    'Mozilla/5.0 (Macintosh) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
    true,
  ],
  [
    'Safari',
    'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    false,
  ],
  [
    'Chrome on iOS',
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/150.0.0.0 Mobile/15E148 Safari/604.1',
    false,
  ],
])('%s demands integrity of each script only where it can', async (_, agent, isDemanded) => {
  const { headers } = await host.request('http://localhost/', { headers: { 'User-Agent': agent } })
  expect(headers.has('integrity-policy')).toBe(isDemanded)
})

test('the page’s policy allows only its own scripts and connections', async () => {
  const { headers } = await host.request('http://localhost/')
  const policy = headers.get('content-security-policy')!
  expect(policy.replace(/nonce-[^']+/g, 'nonce-R')).toBe(
    "default-src 'none'; script-src 'nonce-R' 'strict-dynamic'; style-src 'self' 'nonce-R'; " +
      "style-src-attr 'none'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
      "worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; " +
      "frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; " +
      'trusted-types default; report-to csp',
  )
  expect(headers.get('integrity-policy')).toBe('blocked-destinations=(script)')
  expect(headers.get('reporting-endpoints')).toBe('csp="/csp-report"')
})

test.each(['/', '/healthz', '/api/user', '/assets/missing.js'])(
  'csp_evaluator has no finding for %s',
  async (path) => {
    const { headers } = await host.request(`http://localhost${path}`)
    const { csp } = new CspParser(headers.get('content-security-policy')!)
    expect(new CspEvaluator(csp).evaluate()).toEqual([])
  },
)

const get = (url: string, headers = {}) => host.request(url, { headers })

test('HSTS is sent over https only', async () => {
  const name = 'strict-transport-security'
  expect((await get('http://localhost/')).headers.get(name)).toBeNull()
  const tls = await get('https://counter.example/')
  const proxied = await get('http://counter.example/', { 'X-Forwarded-Proto': 'https' })
  for (const { headers } of [tls, proxied]) {
    expect(headers.get(name)).toBe('max-age=63072000; includeSubDomains')
  }
})

test.each([
  ['max-age=31536000', 'max-age=31536000'],
  [undefined, null],
])('the operator chooses HSTS: %s', async (hsts, sent) => {
  const chosen = createHost({ service: 'http://127.0.0.1:1', secrets: [], hsts })
  const { headers } = await chosen.request('https://counter.example/livez')
  expect(headers.get('strict-transport-security')).toBe(sent)
})

function report(body: unknown) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return host.request('http://localhost/csp-report', { method: 'POST', body: text })
}

test('a policy report is one line without personal data', async () => {
  lines.length = 0
  await report([
    {
      type: 'csp-violation',
      body: {
        effectiveDirective: 'script-src-elem',
        blockedURL: 'https://evil.example/x?mail=mara@fjordmail.se',
        documentURL: 'http://localhost/stores/1?email=mara@fjordmail.se',
        sample: 'mara',
      },
    },
  ])
  await report({
    'csp-report': { 'effective-directive': 'img-src\n', 'blocked-uri': 'inline\r\nx y' },
  })
  expect(events('policy-report')).toMatchObject([
    { directive: 'script-src-elem', blocked: 'https://evil.example' },
    { directive: 'img-src', blocked: 'inlinexy' },
  ])
  expect(lines.join('')).not.toContain('mara')
})

test('reports cannot fill the log or the memory', async () => {
  for (const text of ['', 'x', '[null]', '{"body":{"__proto__":1}}']) {
    expect((await report(text)).status).toBe(204)
  }
  expect((await report('x'.repeat(20_000))).status).toBe(413)
  lines.length = 0
  await report(Array.from({ length: 200 }, () => ({ body: { effectiveDirective: 'img-src' } })))
  expect(events('policy-report').length).toBeLessThanOrEqual(20)
})
