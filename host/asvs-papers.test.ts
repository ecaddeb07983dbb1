import { readFileSync } from 'node:fs'
import { maxHeaderSize } from 'node:http'
import { expect, test, vi } from 'vitest'
import { pinsHeld } from './boards.ts'
import { readEnvironment } from './environment.ts'
import { defaultLimits as limits } from './limits.ts'
import { createLog } from './log.ts'
import {
  filesWith,
  grouped,
  matchesOf,
  namesIn,
  numberIn,
  section,
  tablesIn,
} from './papers.testing.ts'
import { outcomes } from './request-log.ts'
import { defaultStoreLimits } from './store.ts'
import { LEAVES_WITHIN } from './write-promise.ts'

/* docs/operating.md beside the code: rows of docs/asvs.md that ask for a paper name these tests. */

const s = (milliseconds: number) => `${milliseconds / 1000} s`
const mb = (bytes: number) => `${bytes / 1e6} MB`
const days = (milliseconds: number) => `${milliseconds / 86_400_000} days`
const inServer = (name: string) => numberIn('host/server.ts', name)

test('limits and time-outs of the paper are those of the code', () => {
  const { mostConnections, mostOfAddress } = readEnvironment({
    BASE_URL: 'https://api.example.com',
  })
  const { answerKept, writesPerSession } = defaultStoreLimits
  const kept = numberIn('host/team-routes.ts', 'ASSIGNED_FOR')
  const [rows = []] = tablesIn(section('docs/operating.md', 'Limits and timeouts'))
  expect(Object.fromEntries(rows)).toEqual({
    'a read of your platform': `${s(limits.read)}; ${s(limits.listAll)} for whole lists`,
    'a write, from its arrival': s(limits.write),
    '… until it leaves for your platform': `${s(LEAVES_WITHIN)}; not after a host slept`,
    'checking a key at sign-in': s(limits.signIn),
    'an answer of your platform': `${mb(limits.answer)}; ${mb(limits.listAllAnswer)} for whole lists`,
    "a request's body": `${limits.body / 1000} kB`,
    "a request's address, its headers": `${grouped(limits.target)} characters; ${maxHeaderSize / 1024} kB`,
    "a request's headers, the whole request": `${s(inServer('headersTimeout'))}, ${s(inServer('requestTimeout'))}`,
    'an idle connection': s(inServer('keepAliveTimeout')),
    '… on which an answer waits to be read': `${s(inServer('stalledFor'))} without a byte`,
    'requests waiting on one connection': String(numberIn('host/connections.ts', 'mostWaiting')),
    'connections at the same time': `\`MAX_CONNECTIONS\` (${grouped(mostConnections)})`,
    '… of one address, or IPv6 /64': `a tenth of that (${mostOfAddress})`,
    'a session': `${numberIn('host/session.ts', 'idleSeconds') / 60} min unused, ${numberIn('host/session.ts', 'absoluteSeconds') / 3600} h in all`,
    'sign-ins with one key': `${limits.signInsPerHour} an hour, over all hosts`,
    'writes of one session': grouped(writesPerSession),
    'a refund, a deletion, new settings': `\`KEY_AGAIN_AFTER\` (${Number.isFinite(limits.keyAgainAfter) ? limits.keyAgainAfter : 'none'})`,
    '… newly sent with one key in a minute': `\`WRITES_PER_MINUTE\` (${limits.writesPerMinute})`,
    'tickets given or taken by one session': `${limits.assignmentsPerMinute} a minute`,
    'assigned tickets of one shop': `${grouped(pinsHeld)}, each ${days(kept)}`,
    'notes written by one session': `${limits.notesPerMinute} a minute`,
    "notes of one shop's team": `${grouped(pinsHeld)} and ${mb(limits.notesBoard)}, each ${days(numberIn('host/note-routes.ts', 'NOTED_FOR'))}`,
    'reads with one key in a minute, per host': `\`READS_PER_MINUTE\` (${grouped(limits.readsPerMinute)})`,
    '… at the same time': String(limits.readsUnderWay),
    'opening `DATA_DIR` at start': s(numberIn('host/open-store.ts', 'longestOpening')),
    'an answer kept for a repetition': `${answerKept / 60_000} min, ${grouped(limits.keptAnswerBytes)} characters`,
    "a repetition's wait for the first answer": s(limits.awaitAnswer),
    'the lock of a record': s(limits.write + numberIn('host/joined-writes.ts', 'lockSlack')),
    'refused keys of one address, or IPv6 /64': `${limits.failedSignIns} a minute`,
    'a call of Redis': s(numberIn('host/store-redis.ts', 'longestAnswer')),
    'a stop': `\`DRAIN_SECONDS\` and ${s(inServer('longestStop'))}`,
  })
  const beyond = new Map(rows.map(([what = '', , then = '']) => [what, then]))
  expect(beyond.get('refused keys of one address, or IPv6 /64')).toContain(
    `then one in ${s(limits.signInTurn)}, ${limits.signInsWaiting} wait`,
  )
  const writes = readFileSync('docs/writes-across-hosts.md', 'utf8')
  expect(writes).toContain(
    `within ${s(LEAVES_WITHIN)} of its arrival, and given up ${s(limits.write)} after it`,
  )
  expect(writes).toContain(`expires after ${Object.fromEntries(rows)['the lock of a record']}`)
})

const levelsIn = (event: string) =>
  matchesOf(new RegExp(String.raw`log\.(\w+)\(\s*\{ event: '${event}'`, 'g'), 'host')

test('the inventory of the log has every event that the host can write, with its levels', () => {
  const [events = [], fields = [], told = []] = tablesIn(section('docs/operating.md', 'Log'))
  const written = matchesOf(/log(?:\.\w+|\[level\])\(\s*\{\s*event: '([\w-]+)'/g, 'host')
  expect(events.flatMap(([names = '']) => namesIn(names)).toSorted()).toEqual(written)
  for (const [names = '', levels = ''] of events.filter(([event]) => event !== '`request`')) {
    const found = new Set(namesIn(names).flatMap(levelsIn))
    expect([names, [...found].toSorted()]).toEqual([names, levels.split(', ').toSorted()])
  }
  expect(told.flatMap(([names = '']) => namesIn(names))).toEqual([...outcomes])
  const text = matchesOf(/event: 'request',([^}]+roleIn[^}]+)\}\)/g, 'host').join()
  const keys = [...text.matchAll(/^ {8}(\w+)(?:,|:)/gm)].map(([, name = '']) => name)
  const rowNames = fields.flatMap(([names = '']) => namesIn(names))
  expect(rowNames.toSorted()).toEqual([...keys, 'user', 'role'].toSorted())
})

test('a line of the log tells its time in UTC, wherever the host is', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo')
  const before = new Date().toISOString()
  let line = ''
  createLog({ write: (text) => (line += text) }).info({ event: 'start' })
  vi.unstubAllEnvs()
  const { time } = JSON.parse(line) as { time: string }
  expect([before, time, new Date().toISOString()].toSorted()[1]).toBe(time)
  expect(section('docs/operating.md', 'Log')).toContain('Each line has `level` and `time` (UTC).')
})

test('the log goes to standard output and nowhere else', () => {
  const sinks = /process\.std(?:out|err)\.write|console\.|WriteStream|appendFile|pino\.destination/
  expect(filesWith(sinks, 'host')).toEqual([
    // A stream of its own, with a chapter of its own.
    'host/audit.ts',
    // Counts, without a word.
    'host/file-counters.ts',
    // What a command was asked for, before there is a log.
    'host/index.ts',
    'host/log.ts',
    'host/typed-key.ts',
  ])
  expect(matchesOf(/pino\.destination\(\{ dest: (\w+)/g, 'host/log.ts')).toEqual(['1'])
  expect(section('docs/operating.md', 'Log')).toContain('one line on standard output')
})
