import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { type RoutePreloads, readRoutePreloads } from './route-preloads.ts'

export type ClientFile = {
  type: string
  bytes: Uint8Array<ArrayBuffer>
  br: Uint8Array<ArrayBuffer> | undefined
  gzip: Uint8Array<ArrayBuffer> | undefined
}

/** The built application, read and compressed once at start; requests never touch the disk. */
export type ClientBuild = {
  files: ReadonlyMap<string, ClientFile>
  /** index.html with an integrity hash on each script it loads. */
  page: string
  version: string
  /** `sha256-…` of every script, by its address. */
  integrity: ReadonlyMap<string, string>
  /** Starts the first reads before the application has loaded. */
  firstReads: string | undefined
  preloads: RoutePreloads
}

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
}
const alreadyCompressed = new Set(['png', 'webp', 'woff2'])

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

export async function readClientBuild(folder: string): Promise<ClientBuild> {
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  const entries = await Promise.all(
    (await listFiles(folder)).map((path) => readEntry(folder, path)),
  )
  const files = new Map(entries)
  const integrity = new Map(
    entries
      .filter(([path]) => path.endsWith('.js') && path.startsWith('/assets/'))
      .map(([path, { bytes }]) => [path, `sha256-${sha256(bytes).toString('base64')}`]),
  )
  const firstReads = files.get('/first-reads.js')
  return {
    files,
    page: withIntegrity(html, integrity),
    version: sha256(html).toString('hex').slice(0, 12),
    integrity,
    firstReads: firstReads && Buffer.from(firstReads.bytes).toString(),
    preloads: readRoutePreloads(await readManifest(folder)),
  }
}

/**
 * Lists the files to serve: known types only, no hidden files, no source maps, not the page itself.
 */
async function listFiles(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((path) => !path.includes('/.') && extensionOf(path) in types)
}

async function readEntry(folder: string, path: string): Promise<[string, ClientFile]> {
  const bytes = new Uint8Array(await readFile(join(folder, path)))
  const extension = extensionOf(path)
  const compress = bytes.length > 512 && !alreadyCompressed.has(extension)
  return [
    path,
    {
      type: types[extension]!,
      bytes,
      br: compress ? new Uint8Array(await brotliAsync(bytes)) : undefined,
      gzip: compress ? new Uint8Array(await gzipAsync(bytes, { level: 9 })) : undefined,
    },
  ]
}

async function readManifest(folder: string) {
  const text = await readFile(join(folder, '.vite', 'manifest.json'), 'utf8').catch(() => '{}')
  return JSON.parse(text) as Parameters<typeof readRoutePreloads>[0]
}

/** Integrity-Policy makes the browser refuse scripts without integrity, and Vite writes none. */
function withIntegrity(html: string, integrity: ReadonlyMap<string, string>) {
  return html.replace(
    /<(?:script|link)\b[^>]*?\b(?:src|href)="([^"]+)"/g,
    (tag: string, address: string) => {
      const value = integrity.get(address)
      return value ? `${tag} integrity="${value}"` : tag
    },
  )
}

function extensionOf(path: string) {
  return path.slice(path.lastIndexOf('.') + 1)
}

function sha256(content: string | Uint8Array) {
  return createHash('sha256').update(content).digest()
}
