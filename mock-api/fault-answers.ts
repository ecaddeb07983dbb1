import type { Fault } from './fault-queue.ts'
import type { Reply } from './reply.ts'

const json = { 'content-type': 'application/json; charset=utf-8' }
const html = { 'content-type': 'text/html; charset=utf-8' }
const PAGE =
  '<!doctype html><html><head><title>Sign in</title></head><body><h1>Welcome</h1></body></html>'

const refusals = /^(S|T07$|T15$|E01$|E02$|respond$)/

export function isApplied({ applied, fault }: Fault) {
  return applied ?? !refusals.test(fault)
}

export function spoil(fault: Fault, good: Reply): Reply {
  const { fault: id } = fault
  if (id === 'respond') return respond(fault)
  if (id === 'S3xx') return status(fault, oneOf(fault, [304, 300, 418, 451, 499, 520, 999]), 'j')
  if (id === 'S429d') return status({ retryAfter: retryAfter(fault), ...fault }, 429, 'j')
  if (id === 'S503d') return status({ retryAfter: '2', ...fault }, 503, 'j')
  if (id.startsWith('S')) return status(fault, Number(id.slice(1, 4)), id[4]!)
  if (id.startsWith('E')) return spoilEnvelope(fault, good)
  return spoilTransport(fault, good)
}

function respond({ respond: wanted }: Fault): Reply {
  const { status: code = 200, headers = {}, body = '' } = wanted ?? {}
  const isText = typeof body === 'string'
  return {
    status: code,
    headers: { ...(isText ? {} : json), ...headers },
    body: isText ? body : JSON.stringify(body),
  }
}

function status(fault: Fault, otherwise: number, kind: string): Reply {
  const code = fault.status ?? otherwise
  const headers: Record<string, string> = fault.retryAfter
    ? { 'retry-after': fault.retryAfter }
    : {}
  switch (fault.body === undefined ? kind : 'given') {
    case 'given':
      return { status: code, headers: { ...html, ...headers }, body: fault.body ?? '' }
    case 'n':
      return { status: code, headers, body: '' }
    case 'h':
      return { status: code, headers: { ...html, ...headers }, body: PAGE }
    default:
      return {
        status: code,
        headers: { ...json, ...headers },
        body: JSON.stringify({
          success: false,
          message: `Injected status ${code}`,
          code: `INJECTED_${code}`,
        }),
      }
  }
}

function retryAfter(fault: Fault) {
  return oneOf(fault, [new Date(Date.now() + 3000).toUTCString(), '0', '86400', 'soon'])
}

function spoilEnvelope(fault: Fault, good: Reply): Reply {
  const envelope = (): Record<string, unknown> => JSON.parse(String(good.body))
  const withBody = (value: unknown): Reply => ({ ...good, body: JSON.stringify(value) })
  const text = String(good.body)
  switch (fault.fault) {
    case 'E01':
      return ok({
        success: false,
        message: 'The service refused this',
        code: 'INJECTED_REFUSAL',
      })
    case 'E02':
      return ok({ success: false, message: null, code: null })
    case 'E03':
      return withBody({ ...envelope(), data: null })
    case 'E04':
      return withBody({ ...envelope(), data: undefined })
    case 'E05':
      return { status: 204, headers: {}, body: '' }
    case 'E06':
      return { ...good, body: '' }
    case 'E07':
      return { status: 200, headers: html, body: PAGE }
    case 'E08':
      return { ...good, body: fault.body ?? oneOf(fault, notJson) }
    case 'E09':
      return withBody(oneOf(fault, [[], 'x', null, 5, {}]))
    case 'E10':
      return { ...good, headers: oneOf(fault, contentTypes) }
    case 'E11':
      return { ...good, status: oneOf(fault, [201, 202, 206]) }
    case 'E12':
      return withBody({ ...envelope(), success: oneOf(fault, ['true', 1, undefined]) })
    default:
      return oneOf(fault, [
        { ...good, body: `\ufeff${text}` },
        { ...good, body: new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le')) },
        { ...good, headers: { ...good.headers, 'content-encoding': 'gzip' } },
        { ...good, body: text.replace('{', '{"success":false,"data":"first",') },
      ])
  }
}

const notJson = [
  '{"success":true,"data":',
  '{"success":true,}',
  "{'success':true}",
  '{"success":tru',
  '{"success":true}}',
  'NaN',
  '\u0000',
]
const contentTypes: Record<string, string>[] = [
  {},
  { 'content-type': 'text/plain' },
  { 'content-type': 'text/html' },
  { 'content-type': 'application/octet-stream' },
]

function spoilTransport(fault: Fault, good: Reply): Reply {
  switch (fault.fault) {
    case 'T07':
      return { ...status(fault, 500, 'j'), isOpaque: true }
    case 'T10':
      return { ...good, wire: 'stall' }
    case 'T11':
      return { ...good, wire: 'reset' }
    case 'T12':
      return { ...good, wire: 'reset-in-body' }
    case 'T13':
      return { ...good, wire: 'short-body' }
    case 'T14':
      return { ...good, wire: 'cut-body' }
    case 'T15':
      return {
        status: fault.status ?? 307,
        headers: { location: fault.location ?? 'http://elsewhere.invalid/sign-in' },
        body: '',
      }
    default:
      return good
  }
}

function ok(envelope: unknown): Reply {
  return { status: 200, headers: json, body: JSON.stringify(envelope) }
}

function oneOf<Choice>({ variant }: Fault, choices: Choice[]): Choice {
  return choices[variant % choices.length]!
}
