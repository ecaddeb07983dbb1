import { readFileSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readClientBuild } from './client-build.ts'
import { writeTestClient } from './client.testing.ts'
import { openAssetsDir } from './earlier-assets.ts'
import { type Host, createHost } from './host.ts'
import { writeLanguageList, writeTestLanguage } from './languages.testing.ts'

const languages = {
  de: {
    folder: 'de-0a1b2c3d',
    words: {
      'Counter needs JavaScript.': 'Counter braucht JavaScript <und „das“>.',
      'Not found': 'Nicht gefunden',
      'That’s not a full store ID (8-4-4-4-12 characters).': 'Keine vollständige Shop-ID.',
    },
  },
  ar: { folder: 'ar-4e5f6a7b', direction: 'rtl', done: 93 },
} as const
let folder: string
let remove: () => Promise<void>

beforeEach(async () => {
  ;({ folder, remove } = await writeTestClient())
  for (const language of Object.values(languages)) await writeTestLanguage(folder, language.folder)
  await writeLanguageList(folder, languages)
})
afterEach(() => remove())

async function startHost() {
  const client = await readClientBuild(folder)
  return createHost({ service: 'https://api.example.com', secrets: [], client })
}

async function pageOf(host: Host, headers: Record<string, string> = {}) {
  const answer = await host.request('/', { headers: { Accept: 'text/html', ...headers } })
  return { answer, html: await answer.text() }
}

const scriptsIn = (html: string) =>
  [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, address]) => address)

test('a page comes in the language that its browser likes best, with scripts of that language', async () => {
  const host = await startHost()
  const { answer, html } = await pageOf(host, { 'Accept-Language': 'de-AT,de;q=0.9,en;q=0.8' })
  expect(html).toContain('<html lang="de" dir="ltr">')
  expect(scriptsIn(html)).toEqual(['/assets/de-0a1b2c3d/entry.js', '/assets/de-0a1b2c3d/shared.js'])
  expect(html).toContain('href="/assets/entry.css"')
  expect(answer.headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie')
  const [, text = ''] = /<script type="importmap"[^>]*>(.*?)<\/script>/.exec(html)!
  const { integrity } = JSON.parse(text) as { integrity: Record<string, string> }
  expect(Object.keys(integrity).toSorted()).toEqual(
    ['entry', 'orders', 'shared'].map((name) => `/assets/de-0a1b2c3d/${name}.js`),
  )
  for (const address of scriptsIn(html)) {
    const file = await host.request(address!)
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await file.text()).toContain('auf Deutsch')
  }
  for (const [tag] of html.matchAll(/<[^>]*"\/assets\/[^"]+\.js"[^>]*>/g)) {
    expect(tag).toMatch(/ integrity="sha256-[\w+/=]{44}"/)
  }
})

test('Arabic is written from right to left', async () => {
  const { html } = await pageOf(await startHost(), { 'Accept-Language': 'ar' })
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(scriptsIn(html)[0]).toBe('/assets/ar-4e5f6a7b/entry.js')
})

test('what was chosen wins over what the browser likes', async () => {
  const host = await startHost()
  const page = (chosen: string) =>
    pageOf(host, { 'Accept-Language': 'ar', Cookie: `counter-language=${chosen}` })
  expect((await page('de')).html).toContain('<html lang="de"')
  expect((await page('en')).html).toContain('<html lang="en">')
  expect((await page('fr')).html).toContain('<html lang="ar"')
})

test('an address asks for one page in another language than was chosen', async () => {
  const host = await startHost()
  const page = async (search: string) => {
    const headers = { Accept: 'text/html', Cookie: 'counter-language=de' }
    return (await host.request(`/orders/1/dispute${search}`, { headers })).text()
  }
  expect(await page('?language=ar')).toContain('<html lang="ar" dir="rtl">')
  expect(await page('?language=en')).toContain('<html lang="en">')
  expect(await page('?language=xx')).toContain('<html lang="de"')
})

test('what the host itself says is in the language of the page, with its code', async () => {
  const host = await startHost()
  const { html } = await pageOf(host, { 'Accept-Language': 'de' })
  expect(html).toContain('<noscript>Counter braucht JavaScript &lt;und „das“&gt;.</noscript>')
  expect((await pageOf(host)).html).toContain('<noscript>Counter needs JavaScript.</noscript>')
  const body = JSON.stringify({ apiKey: 'k', storeId: 'short' })
  const refusal = (headers: Record<string, string>) =>
    host.request('http://localhost/session', {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/json',
        'X-Requested-By': 'counter',
        'Sec-Fetch-Site': 'same-origin',
        ...headers,
      },
    })
  const german = await refusal({ Cookie: 'counter-language=de' })
  expect(await german.json()).toMatchObject({
    code: 'STORE_ID_MALFORMED',
    message: 'Keine vollständige Shop-ID.',
  })
  expect(german.headers.get('vary')).toContain('Accept-Language, Cookie')
  expect(await (await refusal({})).json()).toMatchObject({
    message: 'That’s not a full store ID (8-4-4-4-12 characters).',
  })
  const missing = await host.request('/assets/none.js', { headers: { 'Accept-Language': 'de' } })
  expect(await missing.text()).toBe('Nicht gefunden')
})

test('English pages load nothing of another language and say which ones there are', async () => {
  const { html } = await pageOf(await startHost())
  expect(html).toContain('<html lang="en">')
  expect(html).toContain('<meta name="counter-languages" content="de=100 ar=93">')
  expect(html).not.toContain('de-0a1b2c3d')
})

test('a listed language without scripts is none', async () => {
  await rm(join(folder, 'assets', languages.de.folder), { recursive: true })
  const { html } = await pageOf(await startHost(), { 'Accept-Language': 'de' })
  expect(html).toContain('<html lang="en">')
  expect(html).toContain('content="ar=93"')
})

test('another translation is another version', async () => {
  const before = await readClientBuild(folder)
  await writeLanguageList(folder, { de: { folder: 'de-ffffffff' } })
  expect((await readClientBuild(folder)).version).not.toBe(before.version)
})

test('a host that starts before the languages are made serves them once they are', async () => {
  await writeLanguageList(folder, {}, false)
  const host = await startHost()
  await writeLanguageList(folder, languages)
  const { html } = await pageOf(host, { 'Accept-Language': 'de' })
  expect(html).toContain('<html lang="de"')
  expect((await host.request(scriptsIn(html)[0]!)).status).toBe(200)
})

test('a host serves the languages of the build before', async () => {
  const assets = await mkdtemp(join(tmpdir(), 'counter-assets-'))
  await openAssetsDir(assets, await readClientBuild(folder))
  const next = await writeTestClient('-next')
  const client = await readClientBuild(next.folder)
  const earlierAssets = await openAssetsDir(assets, client)
  const host = createHost({
    service: 'https://api.example.com',
    secrets: [],
    client,
    earlierAssets,
  })
  const answer = await host.request('/assets/de-0a1b2c3d/entry.js')
  expect(await answer.text()).toContain('auf Deutsch')
  expect((await host.request('/assets/de-00000000/entry.js')).status).toBe(404)
  await Promise.all([next.remove(), rm(assets, { recursive: true })])
})

test('what a person may read of the host is marked for translators', () => {
  const files = readdirSync('host').filter((name) => /(?<!\.test|testing)\.ts$/.test(name))
  const codes = files.flatMap((name) => {
    const text = readFileSync(join('host', name), 'utf8')
    return [...text.matchAll(/code: '([A-Z_]+)',\s*message:\s*['`]/g)].map(([, code = '']) => code)
  })
  // Only programs that are not ours meet these.
  expect(codes.toSorted().join(' ')).toBe(
    'ADDRESS_TOO_LONG ASSIGNMENT_MALFORMED BODY_BROKEN BODY_MALFORMED BODY_TOO_LARGE BODY_UNEXPECTED FRAMING_MALFORMED HOST_MALFORMED JSON_ONLY NO_SUCH_OPERATION OPERATION_ID_MISSING PRESENCE_MALFORMED QUERY_UNKNOWN',
  )
})
