import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ClientBuild, readClientBuild } from './client-build.ts'
import { type Host, createHost } from './host.ts'
import { rawJson, startRawService } from './raw-service.testing.ts'
import { writeTestClient } from './client.testing.ts'
import { cookieOf, storeId } from './pair.testing.ts'
import { filesWith, matchesOf } from './papers.testing.ts'

let client: ClientBuild
let host: Host
const ending: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  const { folder, remove } = await writeTestClient()
  const user = rawJson(200, { success: true, data: {} })
  const service = await startRawService((_, socket) => socket.write(user))
  ending.push(remove, service.close)
  client = await readClientBuild(folder)
  host = createHost({ service: service.url, secrets: [], client })
})
afterAll(() => Promise.all(ending.map((end) => end())))

function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const html = { Accept: 'text/html,*/*;q=0.8' }
  return host.request(`http://localhost${path}`, { method, headers: { ...html, ...headers } })
}

async function signIn() {
  const answer = await host.request('http://localhost/session', {
    method: 'POST',
    headers: { 'X-Requested-By': 'counter', 'Content-Type': 'application/json' },
    body: '{"apiKey":"key-1"}',
  })
  return { Cookie: cookieOf(answer) }
}

const integrityOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

test.each(['/', '/sign-in', `/stores/${storeId}/orders`, `/stores/${storeId}/products/slug/v1.2`])(
  'the application answers at %s',
  async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).toContain('<div id="root">')
  },
)

test.each([
  '/assets/missing.js',
  '/assets/',
  '/assets/entry.js.map',
  '/assets/entry.js.br',
  '/assets/../index.html.map',
  '/.env',
  '/.git/config',
  '/.vite/manifest.json',
  '/__fault',
  '/metrics',
  '/__log',
])('%s is not there, whatever is accepted', async (path) => {
  const answer = await get(path)
  expect(answer.status).toBe(404)
  expect(await answer.text()).not.toContain('<')
})

test('no other application has a place at the host, nor gets its cookie', async () => {
  for (const path of ['/blog/index.php', '/app/main.js', '/wp-admin/a.html', '/static/x.css']) {
    expect([path, (await get(path, { Accept: '*/*' })).status]).toEqual([path, 404])
    expect([path, (await get(path, {}, 'POST')).status]).toEqual([path, 405])
  }
  expect(await (await get('/blog')).text()).toContain('<div id="root">')
  const cookies = matchesOf(/attributes: '([^']+)'/g, 'host/session-cookie.ts')
  expect(cookies.map((attributes) => attributes.split('; ')[0])).toEqual(['Path=/', 'Path=/'])
  expect(filesWith(/\bDomain=|\bdomain:/i, 'host')).toEqual([])
})

test.each(['/notes.md', '/favicon.ico', '/missing.js', '/index.html'])(
  '%s is 404 when requested as a file',
  async (path) => {
    expect((await get(path, { Accept: '*/*' })).status).toBe(404)
    expect((await get(path, { Accept: 'image/png' })).status).toBe(404)
  },
)

test('every page has its own nonce in its policy and on its scripts', async () => {
  const seen = new Set<string>()
  for (let count = 0; count < 3; count += 1) {
    const answer = await get('/')
    const policy = answer.headers.get('content-security-policy')!
    const nonce = /script-src 'nonce-([\w+/=]{24})' 'strict-dynamic';/.exec(policy)![1]!
    seen.add(nonce)
    const html = await answer.text()
    expect(html).not.toContain('__CSP_NONCE__')
    for (const tag of html.match(/<(?:script|link)\b[^>]*>/g)!) {
      expect(tag).toContain(`nonce="${nonce}"`)
    }
  }
  expect(seen.size).toBe(3)
})

test('the import map comes first and lists every script', async () => {
  const html = await (await get('/')).text()
  const [, text] = /<script type="importmap"[^>]*>(.*?)<\/script>/.exec(html)!
  const { integrity } = JSON.parse(text!) as { integrity: Record<string, string> }
  expect(Object.keys(integrity).toSorted()).toEqual([
    '/assets/entry.js',
    '/assets/orders.js',
    '/assets/shared.js',
  ])
  expect(integrity['/assets/shared.js']).toBe(integrityOf(`export const shared = 'shared and '`))
  const first = Math.min(html.indexOf('type="module"'), html.indexOf('modulepreload'))
  expect(html.indexOf('importmap')).toBeLessThan(first)
  for (const tag of html.match(/<[^>]*"\/assets\/\w+\.js"[^>]*>/g)!) {
    expect(tag).toMatch(/ integrity="sha256-[\w+/=]{44}"/)
  }
})

test('the page carries its configuration and the signed-in account', async () => {
  const read = async (headers: Record<string, string>) => {
    const html = await (await get('/', headers)).text()
    const [, content] = /<meta name="counter-host" content="([^"]*)">/.exec(html)!
    return JSON.parse(content!.replaceAll('&quot;', '"')) as Record<string, unknown>
  }
  const version = ((await (await get('/version.json')).json()) as { version: string }).version
  expect(await read({})).toMatchObject({ demo: false, signedIn: false, version })
  const signedIn = await read(await signIn())
  expect(signedIn).toMatchObject({ demo: false, signedIn: true })
  expect(signedIn['account']).toMatch(/^[0-9a-f]{16}$/)
  expect(version).toMatch(/^[0-9a-f]{12}$/)
})

test('a signed-in page carries the first reads and preloads its chunks', async () => {
  const path = `/stores/${storeId}/orders`
  const signedOut = await (await get(path)).text()
  expect(signedOut).not.toContain('firstReads')
  expect(signedOut).not.toContain('href="/assets/orders.js"')
  const html = await (await get(path, await signIn())).text()
  expect(html).toContain('document.documentElement.dataset.firstReads = "\\x3C/script>"')
  expect(html).toMatch(
    /<link rel="modulepreload" crossorigin nonce="[^"]+" href="\/assets\/orders\.js" integrity="sha256-/,
  )
  expect(html).toMatch(
    /<link rel="preload" as="style" crossorigin nonce="[^"]+" href="\/assets\/orders\.css">/,
  )
})

test('without a placeholder the head content goes first', async () => {
  const bare = { ...client, page: '<html><head><title>x</title></head></html>' }
  const host2 = createHost({ service: 'http://localhost', secrets: [], client: bare })
  const html = await (await host2.request('http://localhost/')).text()
  expect(html).toMatch(/^<html><head><meta name="counter-host".*<title>x<\/title>/)
})

test('assets are cached for a year, typed, and compressed as the browser accepts', async () => {
  const plain = await get('/assets/entry.js', { 'Accept-Encoding': 'identity' })
  const text = await plain.text()
  expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(plain.headers.get('vary')).toBe('Accept-Encoding')
  for (const [accepted, encoding, unpack] of [
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
  ] as const) {
    const answer = await get('/assets/entry.js', { 'Accept-Encoding': accepted })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.length).toBeLessThan(text.length)
    expect(unpack(bytes).toString()).toBe(text)
    const page = await get('/', { 'Accept-Encoding': accepted })
    expect(page.headers.get('content-encoding')).toBe(encoding)
    expect(unpack(Buffer.from(await page.arrayBuffer())).toString()).toContain('id="root"')
  }
  const font = await get('/assets/font.woff2', { 'Accept-Encoding': 'br' })
  expect(font.headers.get('content-encoding')).toBeNull()
  expect((await get('/robots.txt')).headers.get('cache-control')).toBe('no-cache')
})

test.each(['br', 'gzip', 'identity'])(
  'a file the browser has is not sent again (%s)',
  async (accepted) => {
    for (const path of ['/assets/entry.js', '/robots.txt']) {
      const first = await get(path, { 'Accept-Encoding': accepted })
      const etag = first.headers.get('etag')!
      expect(etag).toMatch(/^"[^"]+"$/)
      for (const known of [etag, `"other", W/${etag}`, '*']) {
        const again = await get(path, { 'Accept-Encoding': accepted, 'If-None-Match': known })
        expect([again.status, await again.text()]).toEqual([304, ''])
        for (const name of ['etag', 'cache-control', 'vary', 'x-content-type-options']) {
          expect(again.headers.get(name)).toBe(first.headers.get(name))
        }
      }
      const changed = await get(path, { 'Accept-Encoding': accepted, 'If-None-Match': '"other"' })
      expect(changed.status).toBe(200)
    }
  },
)

test('each encoding of a file has its own tag', async () => {
  const tags = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (accepted) => {
      const answer = await get('/assets/entry.js', { 'Accept-Encoding': accepted })
      return answer.headers.get('etag')
    }),
  )
  expect(new Set(tags).size).toBe(3)
})

test('HEAD answers like GET without the body', async () => {
  for (const path of ['/', '/assets/entry.js', '/healthz']) {
    const answer = await get(path, {}, 'HEAD')
    expect([answer.status, await answer.text()]).toEqual([200, ''])
  }
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
  '%s is answered with 405',
  async (method) => {
    expect((await get('/', {}, method)).status).toBe(405)
    expect((await get('/assets/entry.js', {}, method)).status).toBe(405)
  },
)
