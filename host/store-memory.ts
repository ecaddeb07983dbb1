import { type Pins, repinned, wordsOn } from './boards.ts'
import { createCounters } from './counters.ts'
import { createRooms } from './rooms.ts'
import { sessionDigest } from './session-digest.ts'
import { type Store, type WriteId, clockSlack, defaultStoreLimits } from './store.ts'

type Session = {
  endsAt: number
  key: string | undefined
  claims: Map<string, { content: string; answer: string | undefined; answeredAt: number }>
}

export function createMemoryStore(limits = defaultStoreLimits, now: () => number = Date.now) {
  const sessions = new Map<string, Session>()
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

  const store: Store = {
    description: 'the memory of this process',
    check: async () => undefined,
    async beginSession(session, endsAt, key) {
      forget()
      sessions.set(session, { endsAt, key, claims: new Map() })
    },
    async listSessions() {
      forget()
      return Array.from(sessions, ([session, { endsAt, key, claims }]) => ({
        digest: sessionDigest(session),
        key,
        endsAt,
        writes: claims.size,
        end: () => store.endSession(session),
      }))
    },
    isSessionLive: async (session) => sessions.has(session),
    async endSession(session) {
      sessions.delete(session)
    },
    async claim({ session, id, content }) {
      const claims = sessions.get(session)?.claims
      if (!claims) return { state: 'ended' }
      const known = claims.get(id)
      if (known) {
        const isKept = known.answeredAt + limits.answerKept > now()
        const answer = known.answer === undefined || isKept ? known.answer : ''
        return { state: 'known', content: known.content, answer }
      }
      if (claims.size >= limits.writesPerSession) return { state: 'full' }
      claims.set(id, { content, answer: undefined, answeredAt: 0 })
      return { state: 'new' }
    },
    async keepAnswer(write, answer) {
      const claim = claimOf(write)
      if (claim) Object.assign(claim, { answer, answeredAt: now() })
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
  }
  return store
}
