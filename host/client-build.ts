import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { ifThere } from './durable-files.ts'
import { type ListedLanguage, readLanguageList } from './language-list.ts'
import { type RoutePreloads, readRoutePreloads } from './route-preloads.ts'

export type ClientFile = {
  type: string
  digest: string
  bytes: Uint8Array<ArrayBuffer>
  br: Uint8Array<ArrayBuffer> | undefined
  gzip: Uint8Array<ArrayBuffer> | undefined
}

/** A page in one language, with the scripts of that language. */
export type PageBuild = {
  page: string
  /** `sha256-…` of every script, by its address. */
  integrity: ReadonlyMap<string, string>
  /** Where its scripts are. */
  scripts: string
  direction: 'ltr' | 'rtl'
  /** Of its texts, in percent. */
  done: number
  /** What the host itself says in it, by its English. */
  words: Readonly<Record<string, string>>
}

/** Read once at start; the build has already compressed its files. Itself the English page. */
export type ClientBuild = PageBuild & {
  folder: string
  files: ReadonlyMap<string, ClientFile>
  version: string
  firstReads: string | undefined
  preloads: RoutePreloads
  /** All but English, by their tags. */
  languages: ReadonlyMap<string, PageBuild>
  /** While languages are still being made, as after `npm start`: reads what stands by now. */
  readFurther?: () => Promise<void>
}

const readAtOnce = 64

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
  const list = await readLanguageList(folder)
  const files = await readFiles(folder, await listFiles(folder))
  const languages = new Map<string, PageBuild>()
  addLanguages(languages, html, files, list.languages)
  const firstReads = files.get('/first-reads.js')
  return {
    ...readPage(html, files, '/assets/', { direction: 'ltr', done: 100, words: {} }),
    folder,
    files,
    version: createHash('sha256')
      .update(html + JSON.stringify(list.languages))
      .digest('hex')
      .slice(0, 12),
    firstReads: firstReads && Buffer.from(firstReads.bytes).toString(),
    preloads: readRoutePreloads(await readManifest(folder)),
    languages,
    ...(!list.isComplete && { readFurther: furtherLanguages(folder, html, files, languages) }),
  }
}

function addLanguages(
  languages: Map<string, PageBuild>,
  html: string,
  files: ReadonlyMap<string, ClientFile>,
  listed: Readonly<Record<string, ListedLanguage>>,
) {
  for (const [tag, { folder, direction, done, words = {} }] of Object.entries(listed)) {
    const scripts = `/assets/${folder}/`
    const page = html
      .replace('<html lang="en"', `<html lang="${tag}" dir="${direction}"`)
      .replaceAll(/"\/assets\/([^"/]+\.js)"/g, `"${scripts}$1"`)
    const built = readPage(page, files, scripts, { direction, done, words })
    if (built.integrity.size > 0) languages.set(tag, built)
  }
}

/** At most once a second, and never again once all languages are made. */
function furtherLanguages(
  folder: string,
  html: string,
  files: Map<string, ClientFile>,
  languages: Map<string, PageBuild>,
) {
  let isComplete = false
  let readAt = 0
  return async () => {
    if (isComplete || Date.now() - readAt < 1_000) return
    readAt = Date.now()
    const list = await readLanguageList(folder)
    const made = Object.entries(list.languages).filter(([tag]) => !languages.has(tag))
    for (const [tag, language] of made) {
      const paths = (await listFiles(join(folder, 'assets', language.folder))).map(
        (path) => `/assets/${language.folder}${path}`,
      )
      for (const [path, file] of await readFiles(folder, paths)) files.set(path, file)
      addLanguages(languages, html, files, { [tag]: language })
    }
    isComplete = list.isComplete
  }
}

function readPage(
  html: string,
  files: ReadonlyMap<string, ClientFile>,
  scripts: string,
  language: Pick<PageBuild, 'direction' | 'done' | 'words'>,
): PageBuild {
  const isScript = (path: string) =>
    path.endsWith('.js') && path.slice(0, path.lastIndexOf('/') + 1) === scripts
  const integrity = new Map(
    [...files].flatMap(([path, { digest }]) =>
      isScript(path) ? [[path, `sha256-${digest}`] as const] : [],
    ),
  )
  return { page: withIntegrity(html, integrity), integrity, scripts, ...language }
}

async function readFiles(folder: string, paths: readonly string[]) {
  const read = async (path: string) => [path, await readClientFile(folder, path)] as const
  const files = new Map<string, ClientFile>()
  // Each is an open file, and a process may have as few as 1,024.
  for (let at = 0; at < paths.length; at += readAtOnce) {
    const some = await Promise.all(paths.slice(at, at + readAtOnce).map(read))
    for (const [path, file] of some) files.set(path, file)
  }
  return files
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
