import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { ifThere } from './durable-files.ts'
import { type RoutePreloads, readRoutePreloads } from './route-preloads.ts'

export type ClientFile = {
  type: string
  digest: string
  bytes: Uint8Array<ArrayBuffer>
  br: Uint8Array<ArrayBuffer> | undefined
  gzip: Uint8Array<ArrayBuffer> | undefined
}

/** Read once at start; the build has already compressed its files. */
export type ClientBuild = {
  folder: string
  files: ReadonlyMap<string, ClientFile>
  page: string
  version: string
  /** `sha256-…` of every script, by its address. */
  integrity: ReadonlyMap<string, string>
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

export async function readClientBuild(folder: string): Promise<ClientBuild> {
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  const paths = await listFiles(folder)
  const entries = await Promise.all(
    paths.map(async (path) => [path, await readClientFile(folder, path)] as const),
  )
  const files = new Map(entries)
  const integrity = new Map(
    entries
      .filter(([path]) => path.endsWith('.js') && path.startsWith('/assets/'))
      .map(([path, { digest }]) => [path, `sha256-${digest}`]),
  )
  const firstReads = files.get('/first-reads.js')
  return {
    folder,
    files,
    page: withIntegrity(html, integrity),
    version: createHash('sha256').update(html).digest('hex').slice(0, 12),
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

async function readClientFile(folder: string, path: string): Promise<ClientFile> {
  const read = async (ending = '') => new Uint8Array(await readFile(join(folder, path + ending)))
  const bytes = await read()
  return {
    type: typeOf(path),
    digest: createHash('sha256').update(bytes).digest('base64'),
    bytes,
    br: await ifThere(read('.br')),
    gzip: await ifThere(read('.gz')),
  }
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

export function typeOf(path: string) {
  return types[extensionOf(path)] ?? 'application/octet-stream'
}

function extensionOf(path: string) {
  return path.slice(path.lastIndexOf('.') + 1)
}
