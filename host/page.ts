import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { ClientBuild, ClientFile } from './client-build.ts'
import { acceptedEncodings } from './compression.ts'
import { type HostContext, rawPath } from './context.ts'

export type PageConfig = {
  demo: boolean
  signedIn: boolean
  service: string
  /** Distinguishes signed-in keys. */
  account?: string
}

const placeholder = '<!--counter:head-->'
const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

export async function answerPage(c: HostContext, client: ClientBuild, config: PageConfig) {
  const nonce = randomBytes(16).toString('base64')
  c.set('nonce', nonce)
  const path = rawPath(c.req.raw, c.env)
  const html = renderPage(client, config, path, nonce)
  const [encoding] = encodings(c)
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    Vary: 'Accept-Encoding, Cookie',
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

function renderPage(client: ClientBuild, config: PageConfig, path: string, nonce: string) {
  const head = renderHead(client, config)
  const { page } = client
  const filled = page.includes(placeholder)
    ? page.replace(placeholder, () => head)
    : page.replace(/<head\b[^>]*>/, (tag) => tag + head)
  // The entry's files come first, because they run first.
  const announced = renderPreloads(client, config, path)
  return filled.replace('</head>', () => `${announced}</head>`).replaceAll('__CSP_NONCE__', nonce)
}

/** The import map carries the integrity of imported modules, so it must precede every module. */
function renderHead(client: ClientBuild, config: PageConfig) {
  const settings = JSON.stringify({ ...config, version: client.version })
  const importMap = JSON.stringify({ integrity: Object.fromEntries(client.integrity) })
  const nonce = 'nonce="__CSP_NONCE__"'
  return [
    `<meta name="counter-host" content="${escapeAttribute(settings)}">`,
    `<script type="importmap" ${nonce}>${escapeScript(importMap)}</script>`,
    config.signedIn && client.firstReads
      ? `<script ${nonce}>${escapeScript(client.firstReads)}</script>`
      : '',
  ].join('')
}

function renderPreloads(client: ClientBuild, { signedIn }: PageConfig, path: string) {
  const { scripts, styles } = client.preloads(path, signedIn)
  const nonce = 'nonce="__CSP_NONCE__"'
  return [
    ...scripts.map((script) => {
      const integrity = client.integrity.get(script)
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
