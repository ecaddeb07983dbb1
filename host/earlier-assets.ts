import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type ClientBuild, type ClientFile, typeOf } from './client-build.ts'
import { ifThere, makeFolder, replaceFile } from './durable-files.ts'
import { EnvironmentError } from './environment.ts'

export type FindAsset = (path: string) => Promise<ClientFile | undefined>

/** The digest of every file that a build published, by its name. */
type AssetList = ReadonlyMap<string, string>

const keptBuilds = 10
const hour = 60 * 60_000
const largest = 20_000_000
const listName = 'assets.json'
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const
/**
 * Names as Vite writes them, which may begin with a hyphen, or of a language's folder (`de-3fa9c1d2`);
 * nothing else leads to a file.
 */
const asset =
  /^\/assets\/(?:[a-z]{2,3}(?:-[A-Za-z]+)*-[\da-f]{8}\/)?[\w-][\w.-]*\.(?:js|css|woff2|svg|png|webp)$/

/**
 * Each host serves the files of every build, to tabs opened before a deploy and to pages of other
 * hosts: those that the build itself listed, as long as they are what it published.
 */
export async function openAssetsDir(folder: string, client: ClientBuild): Promise<FindAsset> {
  try {
    await makeFolder(folder)
    await listUnlisted(folder)
    await publish(folder, client)
    await removeOldBuilds(folder)
  } catch {
    throw new EnvironmentError('The folder of ASSETS_DIR cannot be written. Name another one.')
  }
  const lists = new Map<string, AssetList>()

  return async (path) => {
    if (!asset.test(path)) return undefined
    for (const build of (await readdir(folder)).filter(isBuild)) {
      const list = lists.get(build) ?? (await readList(join(folder, build)))
      if (!list) continue
      // What a build published never changes, so whoever changes its list later changes nothing.
      lists.set(build, list)
      const file = await readListed(join(folder, build), path, list)
      if (file) return file
    }
    return undefined
  }
}

async function readListed(build: string, path: string, list: AssetList) {
  const read = async (name: string) => {
    const digest = list.get(name)
    if (digest === undefined) return undefined
    const bytes = await readPlain(join(build, name))
    return bytes && digestOf(bytes) === digest ? { bytes, digest } : undefined
  }
  const plain = await read(path)
  if (!plain) return undefined
  const [br, gzip] = await Promise.all(encodings.map(([, ending]) => read(path + ending)))
  return { ...plain, type: typeOf(path), br: br?.bytes, gzip: gzip?.bytes }
}

/** Not through a link, never waiting for a pipe; Windows has neither flag. */
const plainly = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)

/** Resolves to undefined for whatever is no file that can be read. */
async function readPlain(path: string) {
  try {
    const file = await open(path, plainly)
    try {
      const found = await file.stat()
      if (!found.isFile() || found.size > largest) return undefined
      return new Uint8Array(await file.readFile())
    } finally {
      await file.close()
    }
  } catch {
    return undefined
  }
}

async function readList(build: string): Promise<AssetList | undefined> {
  const bytes = await readPlain(join(build, listName))
  if (!bytes) return undefined
  try {
    const entries = Object.entries(JSON.parse(Buffer.from(bytes).toString()) as object)
    return new Map(entries.map(([name, digest]) => [name, String(digest)]))
  } catch {
    return undefined
  }
}

/** A build appears whole or not at all, also when two hosts publish it at once. */
async function publish(folder: string, client: ClientBuild) {
  const published = join(folder, client.version)
  const isListed = async () => Boolean(await ifThere(stat(join(published, listName))))
  if (!(await isListed())) {
    const draft = join(folder, `${client.version}.${Date.now()}.${crypto.randomUUID()}`)
    await mkdir(draft, { recursive: true })
    await writeFiles(draft, client)
    const isTaken = await rename(draft, published).then(
      () => false,
      () => true,
    )
    if (isTaken && !(await isListed())) await takePlace(draft, published)
    await rm(draft, { recursive: true, force: true })
  }
  const now = new Date()
  await utimes(published, now, now)
}

/** Of what a host of an earlier version published without a list. */
async function takePlace(draft: string, published: string) {
  const aside = `${draft}.aside`
  await ifThere(rename(published, aside))
  await rename(draft, published)
  await rm(aside, { recursive: true, force: true })
}

/** From memory: what was checked at start is what is published. */
async function writeFiles(draft: string, client: ClientBuild) {
  const list: Record<string, string> = {}
  async function write(name: string, bytes: Uint8Array, digest = digestOf(bytes)) {
    list[name] = digest
    await mkdir(dirname(join(draft, name)), { recursive: true })
    await writeFile(join(draft, name), bytes)
  }
  for (const [path, file] of client.files) {
    if (!asset.test(path)) continue
    await write(path, file.bytes, file.digest)
    for (const [encoding, ending] of encodings) {
      const bytes = file[encoding]
      if (bytes) await write(path + ending, bytes)
    }
  }
  await writeFile(join(draft, listName), JSON.stringify(list))
}

/**
 * Hosts of earlier versions published no lists. The first host that does writes them for what it
 * finds, so that tabs of the build before stay served; from then on nothing without a list is.
 */
async function listUnlisted(folder: string) {
  const builds = (await readdir(folder)).filter(isBuild).map((name) => join(folder, name))
  const found = await Promise.all(builds.map((build) => ifThere(stat(join(build, listName)))))
  if (found.some(Boolean)) return
  for (const build of builds) {
    const { atime, mtime } = await stat(build)
    const list: Record<string, string> = {}
    for (const file of (await ifThere(readdir(join(build, 'assets')))) ?? []) {
      const name = `/assets/${file}`
      const bytes = asset.test(name.replace(/\.(?:br|gz)$/, '')) && (await readPlain(build + name))
      if (bytes) list[name] = digestOf(bytes)
    }
    await replaceFile(join(build, listName), JSON.stringify(list))
    // Its age decides which builds are kept.
    await utimes(build, atime, mtime)
  }
}

async function removeOldBuilds(folder: string) {
  const names = await readdir(folder)
  const entries = await Promise.all(
    names.map(async (name) => ({ name, time: (await ifThere(stat(join(folder, name))))?.mtimeMs })),
  )
  const drafts = entries.filter(({ name }) => isDraft(name) && begunAt(name) < Date.now() - hour)
  const builds = entries
    .filter(({ name }) => isBuild(name))
    .toSorted(({ time: one = 0 }, { time: other = 0 }) => other - one)
  for (const { name } of [...drafts, ...builds.slice(keptBuilds)]) {
    await rm(join(folder, name), { recursive: true, force: true })
  }
}

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64')

function isBuild(name: string) {
  return /^[0-9a-f]{12}$/.test(name)
}

function isDraft(name: string) {
  return /^[0-9a-f]{12}\./.test(name)
}

/** By the clock of the host that began it: the clock of a shared folder may be another. */
function begunAt(draft: string) {
  return Number(draft.split('.')[1]) || 0
}
