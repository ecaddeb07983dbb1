import { createClient } from '@redis/client'
import { pinsHeld } from './boards.ts'
import { scripts } from './redis-scripts.ts'
import { claimsSeen } from './claims-seen.ts'
import { sessionDigest } from './session-digest.ts'
import { type Store, type StoredSession, clockSlack, defaultStoreLimits } from './store.ts'

const longestAnswer = 2_000

/**
 * All keys of a session share a hash tag, so that a cluster stores them together. Messages never
 * repeat the address, because it may hold a password.
 */
export async function connectRedis(url: string, limits = defaultStoreLimits): Promise<Store> {
  const client = createClient({
    url,
    // A command that cannot be sent now must fail, never be sent later.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: longestAnswer,
      reconnectStrategy: (attempt) => Math.min(50 * 2 ** attempt, 2_000),
    },
  })
  // Each call reports its own failure, and `check` reports the connection.
  client.on('error', () => undefined)
  await firstConnection(client.connect())

  const seen = claimsSeen()
  let lineage: unknown

  async function run(script: string, keys: string | string[], ...values: (string | number)[]) {
    const asked = client.eval(script, { keys: [keys].flat(), arguments: values.map(String) })
    return withTimeout(asked as Promise<unknown>)
  }

  async function endSession(session: string) {
    await withTimeout(client.del([sessionKey(session), noteKey(session), chainKey(session)]))
  }

  async function listSessions() {
    const found: StoredSession[] = []
    const asked = { MATCH: sessionKey('*'), TYPE: 'hash', COUNT: 1_000 }
    for await (const keys of client.scanIterator(asked)) {
      for (const session of keys.map((name) => name.slice(sessionKey('').length - 1, -1))) {
        const told = await run(scripts.tell, [sessionKey(session), noteKey(session)])
        const [lifetime = 0, writes = 0, key = ''] = told as [number?, number?, string?]
        const endsAt = Date.now() + lifetime - clockSlack
        if (endsAt < Date.now()) continue
        const digest = sessionDigest(session)
        found.push({
          digest,
          key: key || undefined,
          endsAt,
          writes,
          end: () => endSession(session),
        })
      }
    }
    return found
  }

  return {
    description: `Redis at ${new URL(url).host} (REDIS_URL)`,
    async check() {
      const found = await run(scripts.check, 'counter:check')
      const isOther = lineage !== undefined && lineage !== found
      lineage = found
      return isOther ? 'changed' : undefined
    },
    async beginSession(session, endsAt, key = '') {
      const lifetime = endsAt + clockSlack - Date.now()
      await run(scripts.begin, [sessionKey(session), noteKey(session)], lifetime, key)
    },
    async isSessionLive(session) {
      return (await run(scripts.isLive, sessionKey(session))) === 1
    },
    endSession,
    listSessions,
    async claim({ session, id, content }, most = limits.writesPerSession) {
      const { made, links, last } = seen.of(session)
      const values = [id, content, most, made, links, last] as const
      const keys = [...writeKeys(session, id), chainKey(session)]
      const found = await run(scripts.claim, keys, ...values)
      const [state, ...told] = found as [string, number, number, string, string, string | undefined]
      if (state === 'forgot') return { state: 'ended', forgot: true }
      if (state === 'ended' || state === 'full') return { state }
      seen.note(session, { made: told[0], links: told[1], last: told[2] })
      return state === 'new' ? { state } : { state: 'known', content: told[3], answer: told[4] }
    },
    async keepAnswer({ session, id }, answer) {
      const values = [id, answer, limits.answerKept] as const
      await run(scripts.keepAnswer, writeKeys(session, id), ...values)
    },
    async lock(name, holder, milliseconds) {
      const expiration = { type: 'PX', value: milliseconds } as const
      const made = client.set(`counter:lock:${name}`, holder, { condition: 'NX', expiration })
      return (await withTimeout(made)) === 'OK'
    },
    async unlock(name, holder) {
      await run(scripts.unlock, `counter:lock:${name}`, holder)
    },
    async count(name, change, milliseconds) {
      const counted = await run(scripts.count, `counter:count:${name}`, change, milliseconds)
      const [count = 0, endsIn = 0] = counted as number[]
      return { count, endsIn }
    },
    async meet(room, who, words, milliseconds) {
      return (await run(scripts.meet, `counter:room:${room}`, who, words, milliseconds)) as string[]
    },
    async readBoard(board) {
      const pinned = (await run(scripts.readBoard, boardKey(board))) as [string, string][]
      return new Map(pinned)
    },
    async pin(board, { name, before, words }, milliseconds) {
      const values = [name, before, words, milliseconds, pinsHeld] as const
      return (await run(scripts.pin, boardKey(board), ...values)) as string
    },
    async mark(name, milliseconds) {
      const expiration = { type: 'PX', value: milliseconds } as const
      await withTimeout(client.set(`counter:mark:${name}`, '1', { expiration }))
    },
    isMarked: async (name) => (await withTimeout(client.exists(`counter:mark:${name}`))) === 1,
    close: async () => client.destroy(),
  }
}

const boardKey = (board: string) => `counter:board:${board}`

function sessionKey(session: string) {
  return `counter:{${session}}`
}

const noteKey = (session: string) => `${sessionKey(session)}:key`

const chainKey = (session: string) => `${sessionKey(session)}:chain`

function writeKeys(session: string, id: string) {
  return [sessionKey(session), `${sessionKey(session)}:${id}`]
}

async function firstConnection(connecting: Promise<unknown>) {
  connecting.catch(() => undefined)
  await withTimeout(connecting).catch(() => undefined)
}

async function withTimeout<T>(asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DOMException('Redis is late', 'TimeoutError')),
      longestAnswer,
    )
  })
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
  }
}
