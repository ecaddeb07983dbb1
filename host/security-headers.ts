import type { Next } from 'hono'
import { type HostContext, isTls, isWebKit } from './context.ts'
import { answerHeaders } from './whole-answer.ts'

const featuresOff = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

const always = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': [
    ...featuresOff.map((feature) => `${feature}=()`),
    'clipboard-write=(self)',
    'publickey-credentials-get=(self)',
  ].join(', '),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

const alwaysSet = Object.entries(always)

/** Only the page may act as a document. */
const inertPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** For connections rejected before they parse as HTTP. */
export const bareHeaders = {
  ...always,
  'Cache-Control': 'no-store',
  'Content-Security-Policy': inertPolicy,
}

export const defaultHsts = 'max-age=63072000; includeSubDomains'

export function secureAnswers(hsts: string | undefined) {
  return async (c: HostContext, next: Next) => {
    await next()
    secure(c, hsts)
  }
}

function secure(c: HostContext, hsts: string | undefined) {
  const headers = answerHeaders(c)
  for (const [name, value] of alwaysSet) headers.set(name, value)
  if (hsts && isTls(c)) headers.set('Strict-Transport-Security', hsts)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  const nonce = c.get('nonce')
  headers.set('Content-Security-Policy', nonce ? pagePolicy(nonce) : inertPolicy)
  if (!nonce) return
  // Safari 26 refuses preloaded modules with the right integrity under this policy, and then their
  // imports: no page would open. It checks the import map’s integrity without the policy too.
  if (!isWebKit(c)) headers.set('Integrity-Policy', 'blocked-destinations=(script)')
  headers.set('Reporting-Endpoints', 'csp="/csp-report"')
}

function pagePolicy(nonce: string) {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    'report-to csp',
  ].join('; ')
}
