import { cp, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { causeOf } from './cause.ts'
import { type ClientBuild, type ClientFile, readClientFile } from './client-build.ts'
import { ifThere, makeFolder } from './durable-files.ts'
import { EnvironmentError } from './environment.ts'

export type FindAsset = (path: string) => Promise<ClientFile | undefined>

const keptBuilds = 10
const hour = 60 * 60_000
/** Names as Vite writes them, which may begin with a hyphen; nothing else leads to a file. */
const asset = /^\/assets\/[\w-][\w.-]*\.(?:js|css|woff2|svg|png|webp)$/

/**
 * Each host serves the files of every build, to tabs opened before a deploy and to pages of other
 * hosts.
 */
export async function openAssetsDir(folder: string, client: ClientBuild): Promise<FindAsset> {
  try {
    await makeFolder(folder)
    await publish(folder, client)
    await removeOldBuilds(folder)
  } catch {
    throw new EnvironmentError('The folder of ASSETS_DIR cannot be written. Name another one.')
  }

  return async (path) => {
    if (!asset.test(path)) return undefined
    for (const build of (await readdir(folder)).filter(isBuild)) {
      const file = await readOwnFile(join(folder, build), path)
      if (file) return file
    }
    return undefined
  }
}

/** Whoever may write this folder could put a link or a folder there: neither is a file of a build. */
async function readOwnFile(build: string, path: string) {
  try {
    return await readClientFile(build, path)
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'ELOOP', 'EISDIR'].includes(causeOf(error))) return undefined
    throw error
  }
}

/** A build appears whole or not at all, also when two hosts publish it at once. */
async function publish(folder: string, client: ClientBuild) {
  const published = join(folder, client.version)
  const draft = join(folder, `${client.version}.${Date.now()}.${crypto.randomUUID()}`)
  if (!(await ifThere(stat(published)))) {
    await cp(join(client.folder, 'assets'), join(draft, 'assets'), { recursive: true })
    await rename(draft, published).catch(async (error: unknown) => {
      await rm(draft, { recursive: true })
      if (!(await ifThere(stat(published)))) throw error
    })
  }
  const now = new Date()
  await utimes(published, now, now)
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
