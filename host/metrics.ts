import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { operations } from '#api/operations.ts'
import { version } from '../package.json' with { type: 'json' }
import type { HostEvent } from './host.ts'

export type Metrics = {
  observe: (event: HostEvent) => void
  follow: (host: Followed) => void
  contentType: string
  text: () => Promise<string>
}

type Followed = {
  countWritesUnderWay: () => number
  countConnections: () => Promise<number>
  isStoreUp: () => Promise<boolean>
}

const writes = Object.entries(operations).flatMap(([id, { method }]) =>
  method === 'GET' ? [] : [id],
)

const sessionKept = 30 * 60_000
const mostSessions = 100_000

export function createMetrics(): Metrics {
  const registers = [new Registry()]
  const [register = new Registry()] = registers
  collectDefaultMetrics({ register })
  const requests = new Counter({
    name: 'counter_requests_total',
    help: 'Requests by operation and outcome, as in the log.',
    labelNames: ['operation', 'outcome'],
    registers,
  })
  // An alert on a rise needs the zero before it.
  for (const operation of writes) requests.inc({ operation, outcome: 'unknown' }, 0)
  const refusals = new Counter({
    name: 'counter_refusals_total',
    help: 'Answers by the host itself, by their code.',
    labelNames: ['code'],
    registers,
  })
  refusals.inc({ code: 'TOO_MANY_ATTEMPTS' }, 0)
  const durations = new Histogram({
    name: 'counter_request_duration_seconds',
    help: 'Time to the last byte of the answer.',
    labelNames: ['operation'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120],
    registers,
  })
  new Gauge({
    name: 'counter_build_info',
    help: 'Always 1; the label is the version.',
    labelNames: ['version'],
    registers,
  }).set({ version }, 1)
  const joined = counter(
    'counter_joined_writes_total',
    'Repetitions of a write, none of them sent.',
  )
  const unparsed = counter('counter_parser_refusals_total', 'Requests that Node refused to parse.')
  const crowded = counter(
    'counter_crowded_addresses_total',
    'Connections closed over MAX_CONNECTIONS_PER_ADDRESS.',
  )
  const dropped = counter('counter_dropped_connections_total', 'Connections over MAX_CONNECTIONS.')
  const storeFailures = counter('counter_store_failures_total', 'Calls of the store that failed.')
  const forgotten = counter(
    'counter_store_forgot_total',
    'Sessions ended because the store had forgotten claims of them.',
  )
  const changes = counter(
    'counter_store_changes_total',
    'Restarts and failovers of Redis, each of which ended all sessions.',
  )
  const auditFailures = counter(
    'counter_audit_failures_total',
    'Writes that AUDIT_FILE did not take.',
  )

  function counter(name: string, help: string) {
    return new Counter({ name, help, registers })
  }

  const lastSeen = new Map<string, number>()
  gauge('counter_sessions', 'Sessions that used this host in the last half hour.', () => {
    const limit = Date.now() - sessionKept
    for (const [session, time] of lastSeen) if (time < limit) lastSeen.delete(session)
    return lastSeen.size
  })

  function gauge(name: string, help: string, read: () => number | Promise<number>) {
    return new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read())
      },
    })
  }

  function see(session: string) {
    lastSeen.delete(session)
    lastSeen.set(session, Date.now())
    const [oldest = ''] = lastSeen.keys()
    if (lastSeen.size > mostSessions) lastSeen.delete(oldest)
  }

  function observe(event: HostEvent) {
    if (event.kind === 'joined-write') return joined.inc()
    if (event.kind === 'parser-refusal') return unparsed.inc()
    if (event.kind === 'dropped-connection') return dropped.inc()
    if (event.kind === 'crowded-address') return crowded.inc()
    if (event.kind === 'store-failure') return storeFailures.inc()
    if (event.kind === 'store-forgot') return forgotten.inc()
    if (event.kind === 'store-changed') return changes.inc()
    if (event.kind === 'audit-failure') return auditFailures.inc()
    const { operation, outcome, code, seconds, session } = event
    requests.inc({ operation, outcome })
    if (code !== undefined) refusals.inc({ code })
    durations.observe({ operation }, seconds)
    if (session !== undefined) see(session)
  }

  return {
    observe,
    follow({ countWritesUnderWay, countConnections, isStoreUp }) {
      gauge('counter_open_claims', 'Writes of this host that wait for an answer.', () =>
        countWritesUnderWay(),
      )
      gauge('counter_connections', 'Open connections.', countConnections)
      gauge('counter_store_up', 'Whether the store can be written: 1 or 0.', async () =>
        Number(await isStoreUp()),
      )
    },
    contentType: register.contentType,
    text: () => register.metrics(),
  }
}
