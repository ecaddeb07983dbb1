import { type Environment, EnvironmentError, readEnvironment } from './environment.ts'
import { nearNames } from './near-names.ts'

type Given = Readonly<Record<string, string | undefined>>

/** Stands for an address that is missing or wrong; nobody asks there. */
const noAddress = 'https://not-set.invalid'

/**
 * What a host would run with, a line for each setting. Secrets are counted, never shown. A setting
 * that would stop the host counts as not set, and `mistakes` say why.
 */
export function readConfig(given: Given, isDemo = false) {
  const mistakes: string[] = []
  let left = given
  for (;;) {
    try {
      const text = configText(readEnvironment(left, isDemo), left)
      return { text: [text, ...mistakes.map((words) => `# ${words}`)].join('\n'), mistakes }
    } catch (error) {
      if (!(error instanceof EnvironmentError) || mistakes.includes(error.message)) throw error
      mistakes.push(error.message)
      left = withoutMistake(left, error.message, isDemo)
    }
  }
}

/** Each message names its setting first. */
function withoutMistake(given: Given, message: string, isDemo: boolean): Given {
  const [found = ''] = /\b(?:[A-Z]+_[A-Z_]+|[A-Z]{4,})\b/.exec(message) ?? []
  const name = found.replace(/_FILE$/, '')
  const instead = name === 'BASE_URL' && !isDemo ? noAddress : undefined
  return { ...given, [name]: instead, [`${name}_FILE`]: undefined }
}

function configText(environment: Environment, given: Given): string {
  const lines = Object.entries(valuesOf(environment, given)).map(([name, value]) => {
    const file = given[`${name}_FILE`]
    const from = file ? `from ${file}` : given[name] ? '' : 'default'
    return `${name}=${value ?? ''}${from && `  # ${from}`}`
  })
  return [...lines, ...mistaken(environment, given).map((words) => `# ${words}`)].join('\n')
}

/** Names in the environment that are nearly a setting, and so have no effect. */
export const mistaken = (environment: Environment, given: Given) =>
  nearNames(given, Object.keys(valuesOf(environment, given)))

function valuesOf(
  environment: Environment,
  given: Given,
): Record<string, string | number | undefined> {
  const { limits, sessionSecrets } = environment
  const isDemo = environment.baseUrl === undefined
  return {
    BASE_URL: isDemo ? '(the demo store)' : environment.baseUrl?.replace(noAddress, ''),
    PORT: environment.port,
    HOST: environment.host,
    SESSION_SECRET: secretsIn(sessionSecrets.length),
    DATA_DIR: environment.dataDir,
    REDIS_URL: withoutPassword(environment.redisUrl),
    ASSETS_DIR: environment.assetsDir,
    TEAM_FILE: environment.teamFile,
    AUDIT_FILE: environment.auditFile,
    ALLOWED_HOSTS: environment.allowedHosts.join(','),
    TRUSTED_PROXIES: given.TRUSTED_PROXIES || 'one, private',
    MAX_CONNECTIONS: environment.mostConnections,
    MAX_CONNECTIONS_PER_ADDRESS: environment.mostOfAddress,
    LOG_LEVEL: environment.logLevel,
    LOG_FORMAT: environment.logFormat,
    LOG_ADDRESSES: environment.logsAddresses ? 'full' : 'network',
    READS_PER_MINUTE: limits.readsPerMinute,
    WRITES_PER_MINUTE: limits.writesPerMinute,
    KEY_AGAIN_AFTER: Number.isFinite(limits.keyAgainAfter) ? limits.keyAgainAfter : undefined,
    HSTS: environment.hsts ?? 'off',
    METRICS_PORT: environment.metricsPort,
    METRICS_HOST: environment.metricsHost,
    DRAIN_SECONDS: environment.drainFor / 1000,
    ...(isDemo && {
      MOCK_ORDERS: environment.mockOrders,
      MOCK_CHARACTER: environment.mockCharacter,
    }),
  }
}

const secretsIn = (count: number) =>
  count === 0 ? '(random at each start)' : count === 1 ? '(a secret)' : `(${count} secrets)`

/** Everything but user, host, port and number of the database is left out. A name alone may be a password. */
export function withoutPassword(redisUrl: string | undefined) {
  if (redisUrl === undefined) return undefined
  const { protocol, username, password, host, pathname } = new URL(redisUrl)
  const user = password ? `${username}:(a password)@` : username && '(a user or a password)@'
  return `${protocol}//${user}${host}${pathname}`
}
