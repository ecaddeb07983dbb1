import { createClient } from '@redis/client'
import { causeOf } from './cause.ts'
import type { Finding } from './doctor.ts'
import { isLoopback } from './loopback.ts'
import { withoutPassword } from './print-config.ts'
import { scripts } from './redis-scripts.ts'

const LONGEST = 5_000
const LEAST_VERSION = 6.2

/** Messages never repeat the address, because it may hold a password. */
export async function redisFindings(url: string): Promise<Finding[]> {
  const client = createClient({
    url,
    socket: { connectTimeout: LONGEST, reconnectStrategy: false },
    commandOptions: { timeout: LONGEST },
  })
  client.on('error', () => undefined)
  const place = `Redis at ${withoutPassword(url)} (REDIS_URL)`
  try {
    await client.connect()
    const info = readInfo(await client.info())
    const start = performance.now()
    await client.eval(scripts.check, { keys: ['counter:check'], arguments: [] })
    const milliseconds = (performance.now() - start).toFixed(1)
    // Boards ask for the time, which a user may not be allowed to.
    await client.eval(scripts.readBoard, { keys: ['counter:check:board'], arguments: [] })
    const isOpen = url.startsWith('redis:') && !isLoopback(new URL(url).hostname)
    const store: Finding = {
      state: isOpen ? 'warn' : 'ok',
      about: 'Store',
      words: `${place} is writable in ${milliseconds} ms.${isOpen ? ' It is asked without TLS: use rediss:// outside a private network.' : ''}`,
    }
    return [store, durability(info)]
  } catch (error) {
    const words = `${place} ${reasonOf(error)}`
    return [
      { state: 'fail', about: 'Store', words },
      { state: 'skip', about: 'Durability', words: 'not looked at until the store is right.' },
    ]
  } finally {
    client.destroy()
  }
}

function durability(info: ReadonlyMap<string, string>): Finding {
  const about = 'Durability'
  const version = info.get('valkey_version') ?? info.get('redis_version') ?? ''
  if (Number.parseFloat(version) < LEAST_VERSION) {
    return {
      state: 'fail',
      about,
      words: `its version is ${version}. Use Redis 6.2, Valkey, or newer.`,
    }
  }
  const policy = info.get('maxmemory_policy') ?? 'noeviction'
  if (policy !== 'noeviction') {
    const words = `maxmemory-policy is ${policy}: full memory signs people out. Set it to noeviction.`
    return { state: 'warn', about, words }
  }
  if (info.get('aof_enabled') !== '1') {
    const words =
      'appendonly is off: a restart forgets who has which ticket. Set it to yes. (Sessions end with a restart in any case.)'
    return { state: 'warn', about, words }
  }
  return { state: 'ok', about, words: `version ${version}, appendonly, nothing is evicted.` }
}

function readInfo(text: string): Map<string, string> {
  const pairs = text.split(/\r?\n/).map((line) => line.split(/:(.*)/s))
  return new Map(pairs.map(([name = '', value = '']) => [name, value]))
}

function reasonOf(error: unknown) {
  const words = error instanceof Error ? error.message : ''
  const said = /^[A-Z]{4,}/.exec(words)?.[0] ?? ''
  const cause = causeOf(error)
  if (said === 'READONLY') return 'is a replica, which takes no writes. Name its master.'
  if (said === 'WRONGPASS' || said === 'NOAUTH')
    return 'refused user or password. Correct REDIS_URL.'
  // Of a command within a script Redis and Valkey say ERR, each in its own words.
  if (said === 'NOPERM' || /can't run this command|has no permissions to run/.test(words))
    return 'forbids what Counter needs. Give its user ~counter:* +@read +@write +eval +info +time.'
  if (said === 'OOM') return 'has no memory left. Give it more.'
  if (/ENOTFOUND|EAI_AGAIN/.test(cause))
    return `has no such host name (${cause}). Correct REDIS_URL.`
  return `does not answer (${said || cause}). Look whether it runs, and whether this machine may reach it.`
}
