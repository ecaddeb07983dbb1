/*
 * Builds the static deployment for any web server or CDN, in which the page calls the service
 * itself. The service's address is fixed at build time:
 *
 *   npm run build:static -- https://api.example.com
 *
 * dist/static holds the files, compressed ones beside them, and a _headers file; dist/static-config
 * the same headers for nginx and Caddy. The headers are part of the product: serve the files with
 * them, over TLS, on an origin of their own.
 *
 * One page serves all languages: before the first paint it takes what the merchant chose, else what
 * the browser prefers, and loads the scripts of that folder. `--only=de,ar` makes some languages,
 * `--uncompressed` leaves out the compressed files and the last minifying, for tests of one's own.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, runnerImport } from 'vite'
import { compressFolder } from './compress.mjs'
import { packagesIn, renderNotices } from './licences.mjs'
import { caddyFile, nginxFile } from './static-servers.mjs'

const options = process.argv.slice(2).filter((option) => option.startsWith('--'))
const [address, outFolder] = process.argv.slice(2).filter((option) => !option.startsWith('-'))
const service = serviceAddress(address ?? process.env.VITE_API_BASE_URL)
const outDir = outFolder ?? 'dist/static'
const configDir = `${outDir}-config`

process.env.VITE_API_BASE_URL = service
const isForTests = options.includes('--uncompressed')
await build({ build: { outDir }, logLevel: 'warn', ...(isForTests ? { mode: 'quick' } : {}) })

execFileSync(process.execPath, ['scripts/build-languages.mjs', outDir, ...options], {
  stdio: 'inherit',
})
const { languages } = JSON.parse(readFileSync(join(outDir, '.vite', 'languages.json'), 'utf8'))
const { findLanguage } = await load('host/page-language.ts')
const { noScript } = await load('host/page.ts')

const pageFile = join(outDir, 'index.html')
const page = withInlineEntry(withLanguages(readFileSync(pageFile, 'utf8')))
writeFileSync(pageFile, page)
const packages = JSON.parse(readFileSync(join(outDir, '.vite', 'packages.json'), 'utf8'))
writeFileSync(join(outDir, 'licences.txt'), renderNotices(packagesIn(packages)))
rmSync(join(outDir, '.vite'), { recursive: true })
if (!isForTests) await compressFolder(outDir)

const headers = {
  'Content-Security-Policy': contentSecurityPolicy(),
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=(), clipboard-write=(self)',
}
const KEPT = 'public, max-age=31536000, immutable'
const FRESH = 'no-store'

mkdirSync(configDir, { recursive: true })
writeFileSync(join(outDir, '_headers'), headersFile())
const answers = { headers, kept: KEPT, fresh: FRESH }
writeFileSync(join(configDir, 'nginx.conf'), nginxFile(answers))
writeFileSync(join(configDir, 'Caddyfile'), caddyFile(answers))
console.log(`Built for ${service} in ${outDir}; headers for nginx and Caddy are in ${configDir}.`)

function serviceAddress(given) {
  const url = given && URL.canParse(given) ? new URL(given) : undefined
  const isLoopback = url && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  if (
    !url ||
    (url.protocol !== 'https:' && !isLoopback) ||
    url.search ||
    url.hash ||
    url.username
  ) {
    console.error(
      'Name the service’s address, without query or user: npm run build:static -- https://api.example.com',
    )
    process.exit(1)
  }
  return url.href.replace(/\/$/, '')
}

async function load(file) {
  const { module } = await runnerImport(file)
  return module
}

/** Says which languages there are, and becomes a page in one of them before anything is drawn. */
function withLanguages(built) {
  const all = Object.entries(languages)
  if (all.length === 0) return built
  const listed = all.map(([tag, { done }]) => `${tag}=${done}`).join(' ')
  const directions = Object.fromEntries(all.map(([tag, { direction }]) => [tag, direction]))
  const script = `(${String(become)})(${String(findLanguage)}, ${JSON.stringify(directions)})`
  // Nobody can choose without a script, so each language says it.
  const said = all.flatMap(([tag, { direction, words }]) =>
    Object.hasOwn(words, noScript)
      ? `<p lang="${tag}" dir="${direction}">${escapeText(words[noScript])}</p>`
      : [],
  )
  return built
    .replace(
      '<!--counter:head-->',
      () => `<meta name="counter-languages" content="${listed}"><script>${script}</script>`,
    )
    .replace(noScript, () => [`<p>${escapeText(noScript)}</p>`, ...said].join(''))
}

/** Runs in the page: as the host chooses, which sees the same cookie. */
function become(find, directions) {
  const known = ['en', ...Object.keys(directions)]
  const asked = new URLSearchParams(location.search).get('language')
  const [, chosen] = /(?:^|; *)counter-language=([\w-]+)/.exec(document.cookie) ?? []
  const liked = navigator.languages.map((range) => find(range.toLowerCase(), known))
  const wanted = [asked, chosen].find((tag) => known.includes(tag))
  const language = wanted ?? liked.find(Boolean) ?? 'en'
  document.documentElement.lang = language
  document.documentElement.dir = directions[language] ?? 'ltr'
}

function escapeText(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/**
 * Starts the modules from an inline script that the policy allows by hash: only modules that this
 * script adds may run, no other file on the same origin.
 */
function withInlineEntry(built) {
  const tags =
    /\s*<(?:script type="module"|link rel="modulepreload") crossorigin (?:src|href)="([^"]+)">(?:<\/script>)?/g
  const files = [...built.matchAll(tags)].map(([, file]) => file)
  if (files.length === 0) throw new Error('The page that was built loads no modules.')
  const folders = Object.fromEntries(
    Object.entries(languages).map(([tag, { folder }]) => [tag, folder]),
  )
  const given = [files, folders].map((value) => JSON.stringify(value)).join(', ')
  const entry = `<script>(${String(begin)})(${given})</script>`
  return built.replaceAll(tags, '').replace('</body>', `  ${entry}\n  </body>`)
}

/** Runs in the page and trusts only the addresses written here. */
function begin(files, folders) {
  const folder = folders[document.documentElement.lang]
  const toUrl = { createScriptURL: (file) => file }
  const entry = globalThis.trustedTypes?.createPolicy('entry', toUrl) ?? toUrl
  for (const file of files) {
    const script = document.createElement('script')
    script.type = 'module'
    script.crossOrigin = ''
    script.src = entry.createScriptURL(
      folder ? file.replace('/assets/', `/assets/${folder}/`) : file,
    )
    document.head.append(script)
  }
}

/**
 * Mantine writes style elements at run time and has no nonce here; no script is written at run
 * time. Browsers that know 'strict-dynamic' ignore 'self'; older ones need it.
 */
function contentSecurityPolicy() {
  const inline = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline, "'strict-dynamic'"].join(' '),
    "style-src 'self'",
    "style-src-elem 'self' 'unsafe-inline'",
    "style-src-attr 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${new URL(service).origin}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default entry',
  ].join('; ')
}

function headersFile() {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return `/*\n${lines.join('\n')}\n  Cache-Control: ${FRESH}\n\n/assets/*\n  ! Cache-Control\n  Cache-Control: ${KEPT}\n`
}
