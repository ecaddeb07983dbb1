import { type Pins, repinned, wordsOn } from './boards.ts'
import { claimsSeen, hasForgotten, linkAfter } from './claims-seen.ts'
import { createCounters } from './counters.ts'
import { createRooms } from './rooms.ts'
import { sessionDigest } from './session-digest.ts'
import {
  type ClaimResult,
  type Store,
  type WriteClaim,
  type WriteId,
  clockSlack,
  defaultStoreLimits,
} from './store.ts'

export type MemorySession = {
  endsAt: number
  key: string | undefined
  claims: Map<string, { content: string; answer: string | undefined; answeredAt: number }>
  chain: string[]
}

export function createMemoryStore(
  limits = defaultStoreLimits,
  now: () => number = Date.now,
  sessions = new Map<string, MemorySession>(),
) {
  const ownSeen = claimsSeen()
  const locks = new Map<string, { holder: string; endsAt: number }>()
  const marks = new Map<string, number>()
  const boards = new Map<string, Pins>()
  const counters = createCounters(now)
  const rooms = createRooms(now)

  function forget() {
    for (const [id, { endsAt }] of sessions) if (endsAt + clockSlack < now()) sessions.delete(id)
    for (const [name, endsAt] of marks) if (endsAt < now()) marks.delete(name)
    for (const [name, { endsAt }] of locks) if (endsAt < now()) locks.delete(name)
  }

  function claimOf({ session, id }: WriteId) {
    return sessions.get(session)?.claims.get(id)
  }

  /** The explorer has several hosts on one such store, each of which has seen other claims. */
  async function claim(
    { session, id, content }: WriteClaim,
    most = limits.writesPerSession,
    seen = ownSeen,
  ): Promise<ClaimResult> {
    const { claims, chain } = sessions.get(session) ?? {}
    if (!claims || !chain) return { state: 'ended' }
    const before = seen.of(session)
    const links = chain.length
    if (hasForgotten({ made: claims.size, links }, before, chain[before.links - 1])) {
      sessions.delete(session)
      return { state: 'ended', forgot: true }
    }
    const last = chain.at(-1) ?? ''
    seen.note(session, { made: claims.size, links, last })
    const known = claims.get(id)
    if (known) {
      const isKept = known.answeredAt + limits.answerKept > now()
      const answer = known.answer === undefined || isKept ? known.answer : ''
      return { state: 'known', content: known.content, answer }
    }
    if (claims.size >= most) return { state: 'full' }
    claims.set(id, { content, answer: undefined, answeredAt: 0 })
    const link = linkAfter(last, id)
    seen.note(session, { made: claims.size, links: chain.push(link), last: link })
    return { state: 'new' }
  }

  const store = {
    description: 'the memory of this process',
    check: async () => undefined,
    async beginSession(session, endsAt, key?: string) {
      forget()
      sessions.set(session, { endsAt, key, claims: new Map(), chain: [] })
    },
    async listSessions() {
      forget()
      return Array.from(sessions, ([session, { endsAt, key, claims }]) => ({
        digest: sessionDigest(session),
        key,
        endsAt,
        writes: claims.size,
        end: async () => void sessions.delete(session),
      }))
    },
    isSessionLive: async (session) => sessions.has(session),
    async endSession(session) {
      sessions.delete(session)
    },
    claim,
    async keepAnswer(write, answer) {
      const claimed = claimOf(write)
      if (claimed) Object.assign(claimed, { answer, answeredAt: now() })
    },
    async lock(name, holder, milliseconds) {
      const held = locks.get(name)
      if (held && held.endsAt > now() && held.holder !== holder) return false
      locks.set(name, { holder, endsAt: now() + milliseconds })
      return true
    },
    async unlock(name, holder) {
      if (locks.get(name)?.holder === holder) locks.delete(name)
    },
    count: async (name, change, milliseconds) => counters.count(name, change, milliseconds),
    meet: async (room, who, words, milliseconds) => rooms.meet(room, who, words, milliseconds),
    readBoard: async (board) => wordsOn(boards.get(board) ?? new Map(), now()),
    async pin(board, change, milliseconds) {
      const pins: Pins = boards.get(board) ?? new Map()
      const next = repinned(pins, change, now(), milliseconds)
      if (!next) return wordsOn(pins, now()).get(change.name) ?? ''
      boards.set(board, next)
      return change.words
    },
    async mark(name, milliseconds) {
      marks.set(name, now() + milliseconds)
    },
    isMarked: async (name) => (marks.get(name) ?? 0) > now(),
    close: async () => undefined,
  } satisfies Store
  return store
}
