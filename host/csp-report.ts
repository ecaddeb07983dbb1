import type { HostContext } from './context.ts'
import { createCounters } from './counters.ts'
import type { Log } from './log.ts'
import { readBytes } from './request-body.ts'

const largestReport = 16_000
const linesPerMinute = 20

/** Logs only directive and origin, because a full address could name a person. */
export function noteCspReports(log: Log) {
  const counters = createCounters()
  return async (c: HostContext) => {
    c.set('operation', 'policy-report')
    const bytes = await readBytes(c.req.raw.body, largestReport).catch(() => undefined)
    if (!bytes) return c.body(null, 413)
    for (const { directive, blocked } of readReports(bytes.toString())) {
      if (counters.count('reports', 1, 60_000).count > linesPerMinute) break
      log.warn({ event: 'policy-report', directive, blocked })
    }
    return c.body(null, 204)
  }
}

function readReports(text: string) {
  try {
    const parsed: unknown = JSON.parse(text)
    return (Array.isArray(parsed) ? parsed : [parsed]).map((report: unknown) => {
      const body = field(report, 'body') ?? field(report, 'csp-report')
      const directive = field(body, 'effectiveDirective') ?? field(body, 'effective-directive')
      const blocked = field(body, 'blockedURL') ?? field(body, 'blocked-uri')
      return { directive: word(directive), blocked: word(originOf(blocked)) }
    })
  } catch {
    return []
  }
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined
}

function originOf(address: unknown) {
  if (typeof address !== 'string' || !URL.canParse(address)) return address
  const { origin, protocol } = new URL(address)
  return origin === 'null' ? protocol : origin
}

function word(value: unknown) {
  return typeof value === 'string' ? value.replace(/[^\w.:/-]/g, '').slice(0, 100) || '-' : '-'
}
