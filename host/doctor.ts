import { existsSync } from 'node:fs'
import { access, constants } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isStream } from './audit.ts'
import { causeOf } from './cause.ts'
import { type Environment, EnvironmentError, readEnvironment } from './environment.ts'
import { frontFindings, readFront } from './doctor-front.ts'
import { platformFindings } from './doctor-platform.ts'
import { redisFindings } from './doctor-redis.ts'
import { folderFindings } from './doctor-folder.ts'
import { readOptions } from './options.ts'
import { mistaken } from './print-config.ts'
import type { Subcommand, Surroundings } from './subcommands.ts'
import { roleNames } from './role-rights.ts'
import { type Team, readTeamFile } from './team-file.ts'

/** `fail`: a host would not work, or not safely. `warn`: it works, and something should be better. */
export type Finding = { state: 'ok' | 'warn' | 'fail' | 'skip'; about: string; words: string }

const help = `Looks whether a host would run well with these settings, and says what to do. It sends your
platform one read and no write. Run it as the hosts' user, with their settings.

  counter-dashboard doctor --public-url https://counter.example.com

  --base-url ADDRESS    your platform's base address (BASE_URL)
  --public-url ADDRESS  where browsers open Counter, once hosts run there (PUBLIC_URL)
  --json                prints JSON instead of lines
  --help                prints this

With COUNTER_API_KEY it also tries this key. It ends with 0 if nothing failed, with 1 if something
did, and with 2 if it is called in a wrong way.`

export const doctor: Subcommand = {
  help,
  async run(options, { variables, print, signal }) {
    const { values } = readOptions('doctor', options, {
      'base-url': { type: 'string' },
      'public-url': { type: 'string' },
      json: { type: 'boolean' },
    })
    const { 'base-url': baseUrl, 'public-url': publicUrl = variables.PUBLIC_URL } = values
    const given = { ...variables, ...(baseUrl !== undefined && { BASE_URL: baseUrl }) }
    const front = readFront(publicUrl || undefined)
    const findings = [nodeFinding(), ...(await look(given, front, signal))]
    print(values.json ? JSON.stringify(findings, null, 2) : findings.map(lineOf).join('\n'))
    return findings.some(({ state }) => state === 'fail') ? 1 : 0
  },
}

async function look(
  given: Surroundings['variables'],
  front: URL | undefined,
  signal: AbortSignal,
): Promise<Finding[]> {
  let environment: Environment
  let team: Team | undefined
  try {
    environment = readEnvironment(given)
    if (environment.teamFile !== undefined) team = readTeamFile(environment.teamFile)
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    return [
      { state: 'fail', about: 'Configuration', words: error.message.replaceAll('\n', ' ') },
      { state: 'skip', about: 'Everything else', words: 'not looked at until that is right.' },
    ]
  }
  const { redisUrl, dataDir, baseUrl = '', hsts } = environment
  const found = await Promise.all([
    redisUrl === undefined ? folderFindings(dataDir) : redisFindings(redisUrl),
    platformFindings(baseUrl, given.COUNTER_API_KEY?.trim() ?? '', signal),
    frontFindings(front, { hsts, allowedHosts: environment.allowedHosts, signal }),
  ])
  return [
    configurationFinding(environment, mistaken(environment, given)),
    ...found.flat(),
    rolesFinding(team),
    await auditFinding(environment),
  ]
}

function configurationFinding(
  { sessionSecrets, allowedHosts }: Environment,
  mistakes: readonly string[],
): Finding {
  const about = 'Configuration'
  if (mistakes.length > 0) return { state: 'warn', about, words: mistakes.join(' ') }
  if (sessionSecrets.length === 0) {
    const words =
      'SESSION_SECRET is not set: each start signs everybody out, and several hosts do not work. Make one with openssl rand -hex 32.'
    return { state: 'warn', about, words }
  }
  if (allowedHosts.length === 0) {
    const words = 'ALLOWED_HOSTS is not set: name the host names under which browsers open Counter.'
    return { state: 'warn', about, words }
  }
  return { state: 'ok', about, words: 'every setting is valid (--print-config shows them).' }
}

function rolesFinding(team: Team | undefined): Finding {
  const about = 'Roles'
  if (!team?.roles) {
    const words = 'TEAM_FILE gives none: whoever has a key may do what the key may.'
    return { state: 'skip', about, words }
  }
  const { roles } = team
  const counts = roleNames
    .map((name) => `${name} ${roles.filter(({ role }) => role === name).length}`)
    .toReversed()
  return { state: 'ok', about, words: `${counts.join(', ')}. Nobody else may do anything.` }
}

async function auditFinding({ auditFile }: Environment): Promise<Finding> {
  const about = 'Audit log'
  if (auditFile === undefined) {
    return { state: 'skip', about, words: 'AUDIT_FILE is not set: only the log says who did what.' }
  }
  if (isStream(auditFile)) return { state: 'ok', about, words: `goes to ${auditFile}.` }
  const place = existsSync(auditFile) ? auditFile : dirname(auditFile)
  const problem = await access(place, constants.W_OK).catch(causeOf)
  if (problem === undefined) return { state: 'ok', about, words: `${auditFile} can be written.` }
  const words = `AUDIT_FILE can't be written (${problem}). Make its folder, and let the hosts' user write there.`
  return { state: 'fail', about, words }
}

function nodeFinding(): Finding {
  const { node } = process.versions
  const isOver = Number(node.split('.')[0]) < 22
  return isOver
    ? { state: 'warn', about: 'Node', words: `${node} gets no more security fixes. Use Node 24.` }
    : { state: 'ok', about: 'Node', words: `${node}.` }
}

/** Words of a platform must not move a terminal's cursor. */
const lineOf = ({ state, about, words }: Finding) =>
  `${state.padEnd(4)}  ${about.padEnd(16)}  ${words}`.replaceAll(/\p{C}/gu, '?')
