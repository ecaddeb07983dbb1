import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ProxyTrust, readProxyTrust } from './client-address.ts'
import type { Limits } from './limits.ts'
import { isLoopback } from './loopback.ts'
import { isHardToGuess } from './secret-strength.ts'
import { defaultHsts } from './security-headers.ts'

export type Environment = {
  /** Without a trailing slash; undefined with the demo store. */
  baseUrl: string | undefined
  port: number
  host: string
  /** The first secret seals, all of them open. When empty, the host makes a random one. */
  sessionSecrets: string[]
  redisUrl: string | undefined
  dataDir: string
  /** Undefined serves the host's own build only. */
  assetsDir: string | undefined
  teamFile: string | undefined
  /** A file, or `stdout` or `stderr`; undefined keeps no audit log. */
  auditFile: string | undefined
  allowedHosts: string[]
  /** Milliseconds. */
  drainFor: number
  mockOrders: number
  /** The demo store knows which there are. */
  mockCharacter: string | undefined
  trustedProxies: ProxyTrust
  mostConnections: number
  /** Of one address that is no trusted proxy. */
  mostOfAddress: number
  limits: Pick<Limits, 'readsPerMinute' | 'writesPerMinute' | 'keyAgainAfter'>
  /** The value of Strict-Transport-Security; undefined sends none. */
  hsts: string | undefined
  /** Undefined serves no metrics. */
  metricsPort: number | undefined
  metricsHost: string
  logFormat: 'json' | 'text' | undefined
  logLevel: 'debug' | 'info' | 'warn' | 'error'
  logsAddresses: boolean
}

/** A setting the operator must correct; its message is shown as one line. */
export class EnvironmentError extends Error {}

export function readEnvironment(
  given: Readonly<Record<string, string | undefined>>,
  isDemo = false,
) {
  const variables = { ...given, ...readFiles(given, ['SESSION_SECRET']) }
  const baseUrl = isDemo ? undefined : readBaseUrl(variables.BASE_URL)
  if (isDemo && variables.BASE_URL !== undefined) {
    throw new EnvironmentError('BASE_URL and --demo exclude each other. Choose one.')
  }
  if (!isDemo && variables.MOCK_ORDERS) {
    throw new EnvironmentError('MOCK_ORDERS sizes the demo store and needs --demo.')
  }
  if (!isDemo && variables.MOCK_CHARACTER) {
    throw new EnvironmentError('MOCK_CHARACTER (--character) is for the demo store: add --demo.')
  }
  const { redisUrl, dataDir } = readStorePlace(given)
  const besideStore = redisUrl === undefined && !isDemo ? join(dataDir, 'assets') : undefined
  const mostConnections = readInteger(
    'MAX_CONNECTIONS',
    variables.MAX_CONNECTIONS || '2000',
    1,
    1e6,
  )
  const environment: Environment = {
    baseUrl,
    port: readInteger('PORT', variables.PORT || '4600', 0, 65_535),
    host: readHost('HOST', variables.HOST || '127.0.0.1'),
    sessionSecrets: readSecrets(variables.SESSION_SECRET || undefined),
    redisUrl,
    dataDir,
    assetsDir: variables.ASSETS_DIR || besideStore,
    teamFile: variables.TEAM_FILE || undefined,
    auditFile: variables.AUDIT_FILE || undefined,
    allowedHosts: readNames(variables.ALLOWED_HOSTS || undefined),
    drainFor: 1000 * readInteger('DRAIN_SECONDS', variables.DRAIN_SECONDS || '5', 0, 600),
    mockOrders: readInteger('MOCK_ORDERS', variables.MOCK_ORDERS || '500', 1, 100_000),
    mockCharacter: variables.MOCK_CHARACTER || undefined,
    trustedProxies: readProxies(variables.TRUSTED_PROXIES || undefined),
    mostConnections,
    mostOfAddress: readInteger(
      'MAX_CONNECTIONS_PER_ADDRESS',
      variables.MAX_CONNECTIONS_PER_ADDRESS || String(Math.ceil(mostConnections / 10)),
      1,
      1e6,
    ),
    limits: {
      readsPerMinute: readInteger('READS_PER_MINUTE', variables.READS_PER_MINUTE || '3000', 1, 1e6),
      writesPerMinute: readInteger(
        'WRITES_PER_MINUTE',
        variables.WRITES_PER_MINUTE || '120',
        1,
        1e6,
      ),
      keyAgainAfter: variables.KEY_AGAIN_AFTER
        ? readInteger('KEY_AGAIN_AFTER', variables.KEY_AGAIN_AFTER, 1, 480)
        : Number.POSITIVE_INFINITY,
    },
    hsts: readHsts(variables.HSTS || defaultHsts),
    metricsPort: variables.METRICS_PORT
      ? readInteger('METRICS_PORT', variables.METRICS_PORT, 0, 65_535)
      : undefined,
    metricsHost: readHost('METRICS_HOST', variables.METRICS_HOST || '127.0.0.1'),
    logFormat: readChoice('LOG_FORMAT', variables.LOG_FORMAT || undefined, ['json', 'text']),
    logLevel: readChoice('LOG_LEVEL', variables.LOG_LEVEL || 'info', levels) ?? 'info',
    logsAddresses:
      readChoice('LOG_ADDRESSES', variables.LOG_ADDRESSES || 'network', ['network', 'full']) ===
      'full',
  }
  return environment
}

/** All that a command needs which only looks into the store. */
export function readStorePlace(given: Readonly<Record<string, string | undefined>>) {
  const { REDIS_URL } = { ...given, ...readFiles(given, ['REDIS_URL']) }
  return { redisUrl: readRedisUrl(REDIS_URL || undefined), dataDir: given.DATA_DIR || 'data' }
}

const levels = ['debug', 'info', 'warn', 'error'] as const

/** Messages never repeat the value, because it may hold a password. */
export function readBaseUrl(value: string | undefined) {
  if (!value) {
    // Images and installations in earnest leave its folder out.
    const hasDemo = existsSync(join(import.meta.dirname, 'demo/demo.js'))
    throw new EnvironmentError(
      `BASE_URL is ${value === undefined ? 'not set' : 'empty'}. Name the platform's base address there or with --base-url${hasDemo ? ', or start the demo store with --demo' : ''}.`,
    )
  }
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

function readChoice<Choice extends string>(
  name: string,
  value: string | undefined,
  choices: readonly Choice[],
) {
  const choice = choices.find((one) => one === value)
  if (value === undefined || choice !== undefined) return choice
  throw new EnvironmentError(`${name} must be one of: ${choices.join(', ')}.`)
}

function readProxies(value: string | undefined) {
  const trust = readProxyTrust(value)
  if (trust) return trust
  throw new EnvironmentError(
    'TRUSTED_PROXIES must be their number, or their addresses and networks (10.0.0.0/8), separated by commas.',
  )
}

function readHost(name: string, value: string) {
  if (/^[\w.:-]+$/.test(value)) return value
  throw new EnvironmentError(`${name} must be a host name or an IP address to listen on.`)
}

function readHsts(value: string) {
  if (value === 'off') return undefined
  if (/^max-age=\d{1,10}(?:; includeSubDomains)?(?:; preload)?$/.test(value)) return value
  throw new EnvironmentError(
    'HSTS must be off, or a value such as max-age=31536000; includeSubDomains; preload.',
  )
}

function readSecrets(value: string | undefined) {
  const secrets = value?.split(',').map((secret) => secret.trim()) ?? []
  if (secrets.every(isHardToGuess)) return secrets
  throw new EnvironmentError(
    'SESSION_SECRET must be one or more random secrets as openssl draws them, separated by commas. Make one with: openssl rand -hex 32',
  )
}

function readRedisUrl(value: string | undefined) {
  if (value === undefined) return undefined
  const isRedis = URL.canParse(value) && /^rediss?:$/.test(new URL(value).protocol)
  if (isRedis && new URL(value).hostname) return value
  throw new EnvironmentError('REDIS_URL must begin with redis:// or rediss:// and name a host.')
}

function readNames(value: string | undefined) {
  const names = value?.split(',').map((name) => name.trim().toLowerCase()) ?? []
  if (names.every((name) => /^[\w.-]+(?::\d+)?$|^\[[\da-f:]+\](?::\d+)?$/.test(name))) return names
  throw new EnvironmentError('ALLOWED_HOSTS must be host names, separated by commas.')
}

/** Orchestrators pass secrets as files. */
function readFiles(given: Readonly<Record<string, string | undefined>>, names: readonly string[]) {
  const found = names.flatMap((name) => {
    const file = given[`${name}_FILE`]
    if (!file) return []
    if (given[name]) throw new EnvironmentError(`${name} and ${name}_FILE exclude each other.`)
    try {
      return [[name, readFileSync(file, 'utf8').trim()] as const]
    } catch {
      throw new EnvironmentError(`The file that ${name}_FILE names cannot be read.`)
    }
  })
  return Object.fromEntries(found)
}
