import { mkdir, readFile, readdir, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { addLink, countLinks, linkAt } from './claim-chain.ts'
import { claimsSeen, hasForgotten } from './claims-seen.ts'
import { remembered } from './remembered.ts'
import { createRooms } from './rooms.ts'
import { createFile, ifThere, makeFolder, replaceFile, syncFolder } from './durable-files.ts'
import { createFileBoards } from './file-boards.ts'
import { createFileCounters } from './file-counters.ts'
import { createFileLocks } from './file-locks.ts'
import { createSessionPlaces, placeFile } from './session-places.ts'
import { digestOf, shortDigest } from './session-digest.ts'
import {
  type ClaimResult,
  type Store,
  type StoredSession,
  type WriteClaim,
  type WriteId,
  clockSlack,
  defaultStoreLimits,
} from './store.ts'

const sweepEvery = 5 * 60_000
const endFile = 'session.end'
const keyFile = 'session.key'

/**
 * The file system lets only one process create a file: no index to repair, no owner to wait for.
 */
export async function openFileStore(folder: string, limits = defaultStoreLimits): Promise<Store> {
  const root = resolve(folder)
  const path = (...names: string[]) => join(root, ...names)
  await makeFolders()
  const locks = createFileLocks(path('locks'))
  const boards = createFileBoards(path('boards'))
  const counters = createFileCounters(path('counts'))
  const rooms = createRooms()
  const seen = claimsSeen()
  await check()
  const places = await createSessionPlaces(root)
  // The start does not wait: sessions carry their own end, and sweeping thousands takes a while.
  const sweepInPeace = () => void sweep().catch(() => undefined)
  sweepInPeace()
  const sweeping = setInterval(sweepInPeace, sweepEvery).unref()

  async function makeFolders() {
    const folders = ['sessions', 'locks', 'marks', 'boards', 'counts']
    await Promise.all(folders.map((name) => makeFolder(path(name), 0o700)))
  }

  /**
   * Creates a new file, as a claim does: a full disk may still let old ones be written. A folder that
   * was emptied is filled again: what it held is forgotten, and its sessions with it.
   */
  async function check() {
    await stat(root)
    await makeFolders()
    const probe = path(`check-${crypto.randomUUID()}`)
    try {
      await createFile(probe, ' '.repeat(4_096))
    } finally {
      await rm(probe, { force: true })
    }
  }

  const sessionFolder = remembered((session) => path('sessions', digestOf(session)))
  const claimFile = ({ session, id }: WriteId) => join(sessionFolder(session), id)

  async function claim(write: WriteClaim, most = limits.writesPerSession): Promise<ClaimResult> {
    // Asked first: another claim may be made while the folder is read.
    const before = seen.of(write.session)
    const place = sessionFolder(write.session)
    if (!(await places.isOwn(place))) return { state: 'ended' }
    const claims = await ifThere(readdir(place))
    if (!claims) return { state: 'ended' }
    const links = countLinks(claims)
    let made = countClaims(claims)
    // A link may be listed without its claim, if both were made meanwhile.
    if (made < links) made = countClaims((await ifThere(readdir(place))) ?? [])
    const known = before.links > 0 ? await linkAt(place, before.links) : undefined
    if (hasForgotten({ made, links }, before, known)) {
      await endSession(write.session)
      return { state: 'ended', forgot: true }
    }
    const last = (links === before.links ? known : await linkAt(place, links)) ?? ''
    const found = { made, links, last }
    seen.note(write.session, found)
    if (claims.includes(write.id)) return readClaim(write)
    if (made >= most) return { state: 'full' }
    const isNew = await ifThere(createFile(claimFile(write), write.content))
    if (isNew === undefined) return { state: 'ended' }
    if (!isNew) return readClaim(write)
    const linked = await ifThere(addLink(place, write.id, found))
    if (!linked) return { state: 'ended' }
    seen.note(write.session, linked)
    return { state: 'new' }
  }

  async function readClaim(write: WriteClaim): Promise<ClaimResult> {
    const found = await ifThere(readFile(claimFile(write), 'utf8'))
    if (found === undefined) return { state: 'ended' }
    // A partly written file claims the id all the same.
    const content = found.length < write.content.length ? write.content : found
    const answer = await ifThere(readFile(`${claimFile(write)}.answer`, 'utf8'))
    return { state: 'known', content, answer }
  }

  const endSession = (session: string) => endFolder(sessionFolder(session))

  async function endFolder(place: string) {
    const ended = `${place}.ended`
    await ifThere(rename(place, ended))
    await syncFolder(path('sessions'))
    await rm(ended, { recursive: true, force: true })
  }

  async function listSessions(): Promise<StoredSession[]> {
    const found: StoredSession[] = []
    for (const name of await readdir(path('sessions'))) {
      const session = path('sessions', name)
      const names = name.includes('.') ? undefined : await ifThere(readdir(session))
      const endsAt = (await endOf(session)) - clockSlack
      if (!names || endsAt < Date.now() || !(await places.isOwn(session))) continue
      const key = await ifThere(readFile(join(session, keyFile), 'utf8'))
      const end = () => endFolder(session)
      found.push({ digest: shortDigest(name), key, endsAt, writes: countClaims(names), end })
    }
    return found
  }

  async function sweep() {
    for (const name of await readdir(path('sessions'))) await sweepSession(path('sessions', name))
    for (const name of await readdir(path('marks'))) {
      const mark = path('marks', name)
      if ((await timeIn(mark)) < Date.now()) await rm(mark, { force: true })
    }
    await locks.sweep()
    await boards.sweep()
    await counters.sweep()
  }

  async function sweepSession(session: string) {
    const isOver = session.endsWith('.ended') || (await endOf(session)) < Date.now()
    if (isOver) return rm(session, { recursive: true, force: true })
    // What is written there would hide that it was restored.
    if (!(await places.isOwn(session))) return
    const names = (await ifThere(readdir(session))) ?? []
    for (const name of names.filter((file) => file.endsWith('.answer'))) {
      const answer = await ifThere(stat(join(session, name)))
      if (!answer || answer.size === 0 || answer.mtimeMs + limits.answerKept > Date.now()) continue
      await replaceFile(join(session, name), '')
    }
  }

  return {
    description: `${root} (DATA_DIR)`,
    check,
    async beginSession(session, endsAt, key) {
      await mkdir(sessionFolder(session), { mode: 0o700 })
      await syncFolder(path('sessions'))
      await createFile(join(sessionFolder(session), placeFile), places.of(sessionFolder(session)))
      await createFile(join(sessionFolder(session), endFile), String(endsAt + clockSlack))
      if (key) await replaceFile(join(sessionFolder(session), keyFile), key)
    },
    listSessions,
    isSessionLive: (session) => places.isOwn(sessionFolder(session)),
    endSession,
    claim,
    async keepAnswer(write, answer) {
      await ifThere(replaceFile(`${claimFile(write)}.answer`, answer))
    },
    lock: locks.lock,
    unlock: locks.unlock,
    count: counters.count,
    meet: async (room, who, words, milliseconds) => rooms.meet(room, who, words, milliseconds),
    readBoard: boards.read,
    pin: boards.pin,
    mark: (name, milliseconds) =>
      replaceFile(path('marks', digestOf(name)), String(Date.now() + milliseconds)),
    isMarked: async (name) => (await timeIn(path('marks', digestOf(name)))) > Date.now(),
    close: async () => clearInterval(sweeping),
  }
}

async function endOf(session: string) {
  const written = await timeIn(join(session, endFile))
  if (written > 0) return written
  // A crash left the folder without its end file.
  const begun = await ifThere(stat(session))
  return (begun?.mtimeMs ?? 0) + 24 * 60 * 60_000
}

/** Other files in a session's folder have a point in their names. */
const countClaims = (names: readonly string[]) => names.filter((name) => !name.includes('.')).length

async function timeIn(file: string) {
  return Number((await ifThere(readFile(file, 'utf8'))) || 0)
}
