import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { causeOf } from './cause.ts'
import { EnvironmentError, readStorePlace } from './environment.ts'
import { openStore } from './open-store.ts'
import { readOptions } from './options.ts'
import type { StoredSession } from './store.ts'
import type { ExitCode, Subcommand, Surroundings } from './subcommands.ts'

const help = `Lists the sessions in the store that have not ended, and ends them, also while hosts run.

  counter-dashboard sessions                lists them
  counter-dashboard sessions end SESSION    ends one, as it stands in the list and in the log
  counter-dashboard sessions end --key KEY  ends all of one API key
  counter-dashboard sessions end --all      ends all

  --key KEY   only those of this key: its fingerprint, as in the list and in the audit log
  --all       with end: everybody signs in again
  --json      prints JSON instead of a table
  --help      prints this

It takes DATA_DIR or REDIS_URL as the hosts do; run it as their user. No API key is needed or shown.
The fingerprint of one: printf %s "$COUNTER_API_KEY" | sha256sum | cut -c1-16
It ends with 0, with 1 if the store can't be used or nothing was there to end, and with 2 if it is
called in a wrong way.`

export const sessionsCommand: Subcommand = {
  help,
  async run(given, { variables, print, note }) {
    const wanted = readLine(given)
    const place = readStorePlace(variables)
    if (place.redisUrl === undefined && !existsSync(join(place.dataDir, 'sessions'))) {
      note(
        `There is no store in ${place.dataDir}. Set DATA_DIR or REDIS_URL as the hosts have it.\n`,
      )
      return 1
    }
    const store = await openStore(place.redisUrl, place.dataDir)
    try {
      const found = await store.listSessions()
      return await carryOut(wanted, found.filter(isMeant(wanted)), print, note)
    } catch (error) {
      note(`${store.description} can't be used (${causeOf(error)}).\n`)
      return 1
    } finally {
      await store.close()
    }
  },
}

type Wanted = { ends: boolean; session?: string; key?: string; isJson: boolean }

function readLine(given: readonly string[]): Wanted {
  const { values, positionals } = readOptions(
    'sessions',
    given,
    { key: { type: 'string' }, all: { type: 'boolean' }, json: { type: 'boolean' } },
    true,
  )
  const [verb, session, ...more] = positionals
  const { key, all, json: isJson = false } = values
  const choices = [session, key, all].filter((one) => one !== undefined)
  const isWrong =
    (verb !== undefined && verb !== 'end') ||
    more.length > 0 ||
    (verb === undefined ? all === true : choices.length !== 1)
  if (isWrong) {
    throw new EnvironmentError(
      'Say sessions, or sessions end with one session, --key or --all. See counter-dashboard sessions --help.',
    )
  }
  if (key !== undefined && !/^[0-9a-f]{16}$/.test(key)) {
    throw new EnvironmentError('--key takes the fingerprint of a key (16 letters), not the key.')
  }
  return { ends: verb === 'end', session, key, isJson }
}

const isMeant = (wanted: Wanted) => (session: StoredSession) =>
  (wanted.session === undefined || session.digest === wanted.session) &&
  (wanted.key === undefined || session.key === wanted.key)

async function carryOut(
  { ends, isJson }: Wanted,
  sessions: readonly StoredSession[],
  print: Surroundings['print'],
  note: Surroundings['note'],
): Promise<ExitCode> {
  if (!ends) {
    print(isJson ? toJson(sessions) : toTable(sessions))
    return 0
  }
  for (const session of sessions) await session.end()
  if (isJson) print(toJson(sessions))
  else note(`${sessions.length} ended.\n`)
  return sessions.length > 0 ? 0 : 1
}

const toJson = (sessions: readonly StoredSession[]) =>
  JSON.stringify(
    sessions.map(({ digest, key, endsAt, writes }) => ({
      session: digest,
      key: key ?? null,
      ends: new Date(endsAt).toISOString(),
      writes,
    })),
    null,
    2,
  )

function toTable(sessions: readonly StoredSession[]): string {
  const rows = sessions
    .toSorted((one, other) => one.endsAt - other.endsAt)
    .map(({ digest, key = 'unknown', endsAt, writes }) =>
      [digest, key.padEnd(16), new Date(endsAt).toISOString().slice(0, 16), writes].join('  '),
    )
  return ['session       key               ends (UTC)        writes', ...rows].join('\n')
}
