/** What the operator may choose. Read and checked once, at start. */
type Environment = {
  /** The service's base address without a trailing slash; undefined: the embedded mock. */
  baseUrl: string | undefined
  port: number
  host: string
  /** The first seals, all open; empty: a random one is made. */
  sessionSecrets: string[]
  mockOrders: number
}

/** A value that the operator must correct; the message is the one line that is shown. */
export class EnvironmentError extends Error {}

export function readEnvironment(variables: Readonly<Record<string, string | undefined>>) {
  const baseUrl = readBaseUrl(variables.BASE_URL || undefined)
  if (baseUrl && variables.MOCK_ORDERS) {
    throw new EnvironmentError(
      'MOCK_ORDERS sizes the embedded mock service and has no meaning with BASE_URL.',
    )
  }
  const environment: Environment = {
    baseUrl,
    port: readInteger('PORT', variables.PORT || '4600', 0, 65_535),
    host: readHost(variables.HOST || '127.0.0.1'),
    sessionSecrets: readSecrets(variables.SESSION_SECRET || undefined),
    mockOrders: readInteger('MOCK_ORDERS', variables.MOCK_ORDERS || '500', 1, 100_000),
  }
  return environment
}

/** True for names that never leave this machine, where browsers trust plain http too. */
export function isLoopback(hostname: string) {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  )
}

/** The value is never repeated in a message: it may hold a password. */
function readBaseUrl(value: string | undefined) {
  if (value === undefined) return undefined
  if (!URL.canParse(value)) throw new EnvironmentError('BASE_URL is not an address.')
  const url = new URL(value)
  const secure = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
  if (!secure) throw new EnvironmentError('BASE_URL must be https (http only on this machine).')
  if (url.username || url.password) {
    throw new EnvironmentError('BASE_URL must not hold a user name or password.')
  }
  if (/[?#]/.test(value)) throw new EnvironmentError('BASE_URL must not hold a query or a hash.')
  return url.href.replace(/\/+$/, '')
}

function readInteger(name: string, value: string, least: number, most: number) {
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN
  if (number >= least && number <= most) return number
  throw new EnvironmentError(`${name} must be a whole number from ${least} to ${most}.`)
}

function readHost(value: string) {
  if (/^[\w.:-]+$/.test(value)) return value
  throw new EnvironmentError('HOST must be a host name or an IP address to listen on.')
}

function readSecrets(value: string | undefined) {
  const secrets = value?.split(',').map((secret) => secret.trim()) ?? []
  if (secrets.every((secret) => secret.length >= 32)) return secrets
  throw new EnvironmentError(
    'SESSION_SECRET must be one or more secrets of at least 32 characters, separated by commas.',
  )
}
