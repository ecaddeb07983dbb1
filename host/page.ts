import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { t } from '#base/language/words.ts'
import type { ClientBuild, ClientFile, PageBuild } from './client-build.ts'
import { acceptedEncodings } from './compression.ts'
import { type HostContext, rawPath } from './context.ts'
import { pageLanguage } from './page-language.ts'

export type PageConfig = {
  demo: boolean
  signedIn: boolean
  service: string
  /** Distinguishes signed-in keys. */
  account?: string
}

/** As in index.html, for who has switched scripts off. @public for the static deployment. */
export const noScript = t`Counter needs JavaScript.`

/** The page begins in privacy mode, from its first paint on. */
const maskedHtml = '<html data-privacy'

const placeholder = '<!--counter:head-->'
const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

export async function answerPage(
  c: HostContext,
  client: ClientBuild,
  config: PageConfig,
  team: readonly string[] = [],
) {
  const nonce = randomBytes(16).toString('base64')
  c.set('nonce', nonce)
  const path = rawPath(c.req.raw, c.env)
  await client.readFurther?.()
  const language = pageLanguage(c, client.languages.keys())
  const built = client.languages.get(language) ?? client
  const html = renderPage({ client, built, config, team }, path, nonce).replace(noScript, () =>
    escapeAttribute(c.var.say(noScript)),
  )
  const [encoding] = encodings(c)
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    Vary: 'Accept-Encoding, Accept-Language, Cookie',
    ...(encoding && { 'Content-Encoding': encoding }),
  }
  if (encoding === 'br') return c.body(new Uint8Array(await brotliAsync(html, fast)), 200, headers)
  if (encoding === 'gzip') return c.body(new Uint8Array(await gzipAsync(html)), 200, headers)
  return c.body(html, 200, headers)
}

export function answerFile(c: HostContext, path: string, file: ClientFile) {
  const encoding = encodings(c).find((name) => file[name])
  const isHashed = path.startsWith('/assets/')
  const validators = {
    ETag: `"${file.digest}${encoding ? `-${encoding}` : ''}"`,
    'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
  }
  if (hasAlready(c, validators.ETag)) return c.body(null, 304, validators)
  return c.body(encoding ? file[encoding]! : file.bytes, 200, {
    ...validators,
    'Content-Type': file.type,
    ...(encoding && { 'Content-Encoding': encoding }),
  })
}

/** Proxies that compress weaken a tag, so weak and strong ones are equal here. */
function hasAlready(c: HostContext, etag: string) {
  const tags = (c.req.header('if-none-match') ?? '').split(',').map((tag) => tag.trim())
  return tags.includes('*') || tags.some((tag) => tag.replace(/^W\//, '') === etag)
}

type Rendering = {
  client: ClientBuild
  built: PageBuild
  config: PageConfig
  /** What the team's file has that a page asks for. */
  team: readonly string[]
}

function renderPage(rendering: Rendering, path: string, nonce: string) {
  const head = renderHead(rendering)
  const { page } = rendering.built
  const filled = page.includes(placeholder)
    ? page.replace(placeholder, () => head)
    : page.replace(/<head\b[^>]*>/, (tag) => tag + head)
  // The entry's files come first, because they run first.
  const announced = renderPreloads(rendering, path)
  const masked = rendering.team.includes('privacy') ? filled.replace('<html', maskedHtml) : filled
  return masked.replace('</head>', () => `${announced}</head>`).replaceAll('__CSP_NONCE__', nonce)
}

/** The import map carries the integrity of imported modules, so it must precede every module. */
function renderHead({ client, built, config, team }: Rendering) {
  const settings = JSON.stringify({ ...config, version: client.version })
  const importMap = JSON.stringify({ integrity: Object.fromEntries(built.integrity) })
  const nonce = 'nonce="__CSP_NONCE__"'
  return [
    `<meta name="counter-host" content="${escapeAttribute(settings)}">`,
    // Apart, because only code that loads later reads it.
    team.length > 0 ? `<meta name="counter-team" content="${team.join(' ')}">` : '',
    renderLanguages(client),
    `<script type="importmap" ${nonce}>${escapeScript(importMap)}</script>`,
    config.signedIn && client.firstReads
      ? `<script ${nonce}>${escapeScript(client.firstReads)}</script>`
      : '',
  ].join('')
}

/** Which ones Preferences offers, and how much of each is done: `de=100 ar=93`. */
function renderLanguages({ languages }: ClientBuild) {
  if (languages.size === 0) return ''
  const content = [...languages].map(([tag, { done }]) => `${tag}=${done}`).join(' ')
  return `<meta name="counter-languages" content="${escapeAttribute(content)}">`
}

function renderPreloads({ client, built, config }: Rendering, path: string) {
  const { scripts, styles } = client.preloads(path, config.signedIn)
  const nonce = 'nonce="__CSP_NONCE__"'
  return [
    ...scripts.map((listed) => {
      const script = listed.replace('/assets/', built.scripts)
      const integrity = built.integrity.get(script)
      return `<link rel="modulepreload" crossorigin ${nonce} href="${script}" integrity="${integrity}">`
    }),
    ...styles.map(
      (style) => `<link rel="preload" as="style" crossorigin ${nonce} href="${style}">`,
    ),
  ].join('')
}

function escapeAttribute(text: string) {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '"': '&quot;',
    '<': '&lt;',
    '>': '&gt;',
  }
  return text.replace(/[&"<>]/g, (character) => entities[character]!)
}

function escapeScript(text: string) {
  return text.replace(/<(?=\/script|!--)/gi, '\\x3C')
}

function encodings(c: HostContext) {
  const accepted = acceptedEncodings(c)
  return (['br', 'gzip'] as const).filter((encoding) => accepted.includes(encoding))
}
