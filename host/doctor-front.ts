import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { TLSSocket } from 'node:tls'
import { causeOf } from './cause.ts'
import type { Finding } from './doctor.ts'
import { EnvironmentError } from './environment.ts'
import { isLoopback } from './loopback.ts'
import { isCertificateTrouble } from './service.ts'

const LONGEST = 10_000
const DAY = 24 * 60 * 60_000
const FEW_DAYS = 14
const about = 'TLS at the front'

type Settings = { hsts: string | undefined; allowedHosts: readonly string[]; signal: AbortSignal }

export function readFront(value: string | undefined): URL | undefined {
  if (value === undefined) return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url && /^https?:$/.test(url.protocol) && !url.username && url.pathname === '/') return url
  throw new EnvironmentError('--public-url must be an address such as https://counter.example.com.')
}

/** What browsers will see: the certificate, the way from http, and whether hosts know of the TLS. */
export async function frontFindings(url: URL | undefined, settings: Settings): Promise<Finding[]> {
  if (!url) {
    return [
      { state: 'skip', about, words: 'name the address that browsers open with --public-url.' },
    ]
  }
  return [await finding(url, settings)]
}

async function finding(url: URL, { hsts, allowedHosts, signal }: Settings): Promise<Finding> {
  const fail = (words: string): Finding => ({
    state: 'fail',
    about,
    words: `${url.origin} ${words}`,
  })
  const warn = (words: string): Finding => ({ ...fail(words), state: 'warn' })
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    return fail('is not https: no key can be typed there. Put a proxy with TLS in front (deploy/).')
  }
  if (
    allowedHosts.length > 0 &&
    ![url.host, url.hostname].some((name) => allowedHosts.includes(name))
  ) {
    return fail('is not among ALLOWED_HOSTS, so it answers 421. Add its name there.')
  }
  let page
  try {
    page = await ask(url, signal)
  } catch (error) {
    if (isCertificateTrouble(error)) {
      return fail(
        `has a certificate that is not trusted (${causeOf(error)}). Renew it, or send its chain.`,
      )
    }
    return fail(`does not answer (${causeOf(error)}). Look whether name, proxy and host are up.`)
  }
  const { answer, daysLeft, protocol } = page
  if (answer.statusCode !== 200 || !('content-security-policy' in answer.headers)) {
    return fail(
      `answers with ${answer.statusCode}, and not as Counter. Look where the proxy leads.`,
    )
  }
  if (url.protocol === 'http:') return warn('has no TLS. That works on this machine only.')
  if (hsts && !('strict-transport-security' in answer.headers)) {
    return warn(
      'does not tell the host of its TLS, so browsers are never told to stay with it. Let the proxy set X-Forwarded-Proto, and name it in TRUSTED_PROXIES.',
    )
  }
  if (daysLeft !== undefined && daysLeft < FEW_DAYS) {
    return warn(`has a certificate for ${daysLeft} more days. Renew it.`)
  }
  if (url.port === '' && (await answersWithoutTls(url, signal))) {
    return warn('also answers http without leading to https. Let the proxy redirect it.')
  }
  const words = `${url.origin} answers as Counter with ${protocol}; the certificate is good for ${daysLeft} days.`
  return { state: 'ok', about, words }
}

async function ask(url: URL, signal: AbortSignal) {
  const answer = await get(url, signal)
  const socket = answer.socket as Partial<TLSSocket>
  const { valid_to: end } = socket.getPeerCertificate?.() ?? {}
  const daysLeft = end === undefined ? undefined : Math.floor((Date.parse(end) - Date.now()) / DAY)
  const protocol = socket.getProtocol?.() ?? 'no TLS'
  answer.destroy()
  return { answer, daysLeft, protocol }
}

function get(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  const { get: send } = url.protocol === 'https:' ? https : http
  const limit = AbortSignal.any([signal, AbortSignal.timeout(LONGEST)])
  return new Promise((resolve, reject) => {
    const headers = { Accept: 'text/html' }
    send(url, { agent: false, headers, signal: limit }, resolve).on('error', reject)
  })
}

async function answersWithoutTls({ hostname }: URL, signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await get(new URL(`http://${hostname}/`), signal)
    answer.destroy()
    return !answer.headers.location?.startsWith('https:')
  } catch {
    return false
  }
}
