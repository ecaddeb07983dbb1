/*
 * Asks the registry about the packages of the lock file, at night: that each is signed by it, that
 * none has a known weakness, that none that we name is younger than three days, in which
 * most stolen releases are withdrawn, and that none, nor any shipped part (dist/sbom.cdx.json, of the last build), is behind
 * for longer than docs/policies.md allows. A registry that does not answer such questions is reported
 * and fails nothing.
 *
 *   node scripts/supply-chain.mjs
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { allowedUpdates, overdueUpdate } from './update-frame.mjs'

const DAYS = 3
/** Within which a newer release of a shipped part is taken that its parent allows. */
const SHIPPED_DAYS = 7
/** What follows the oldest Node that we support: the lines that still run on it. */
const LINES = { '@types/node': '20', '@axe-core/playwright': '4.13', vitest: '4', undici: '7' }
const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const failures = []

checkSums()
checkAnswer('signatures', npm('audit', 'signatures'))
checkAnswer('known weaknesses', npm('audit'))
checkAges()
checkShippedParts()

for (const failure of failures) console.error(`FAILED: ${failure}`)
process.exitCode = failures.length > 0 ? 1 : 0

function checkSums() {
  const entries = Object.entries(lock.packages).filter(([path]) => path !== '')
  const without = entries.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
  for (const [path] of without) failures.push(`${path} has no sha512 in the lock file`)
  console.log(`checksums: ${entries.length} packages, ${without.length} without`)
}

function checkAnswer(name, { status, output }) {
  if (status === 0) return console.log(`${name}: ${output.trim().split('\n').at(-1)}`)
  if (/npm error (?:code E|network|audit endpoint)/i.test(output)) {
    return console.log(`${name}: skipped, the registry does not answer`)
  }
  failures.push(`${name}\n${output}`)
}

function checkAges() {
  for (const [name, version] of Object.entries(devDependencies)) {
    const times = timesOf(name)
    const released = times[version]
    if (!released) {
      console.log(`ages: skipped, the registry does not tell that of ${name}`)
      return
    }
    const days = (Date.now() - Date.parse(released)) / 86_400_000
    if (days < DAYS) failures.push(`${name} ${version} is only ${days.toFixed(1)} days old`)
    const late = overdueUpdate(version, times, Date.now(), { line: LINES[name] })
    if (late) {
      failures.push(`${name} ${version}: ${late.version} has been out for ${late.days} days`)
    }
  }
  console.log(`ages: ${Object.keys(devDependencies).length} packages, at least ${DAYS} days wanted`)
}

/** Also of parts that no file of ours names: what brings them says up to which version. */
function checkShippedParts() {
  const { components } = JSON.parse(readFileSync('dist/sbom.cdx.json', 'utf8'))
  const parts = components.map(({ group, name }) => (group ? `${group}/${name}` : name))
  // It exits with 1 when there is something newer.
  const { output } = npm('outdated', '--all', '--json', ...parts)
  let told
  try {
    told = JSON.parse(output)
    if (told.error) throw new Error(told.error.code)
  } catch {
    console.log('shipped parts: skipped, the registry does not answer')
    return
  }
  for (const { name, current, wanted } of allowedUpdates(told, basename(process.cwd()))) {
    const within = { newest: wanted, frame: SHIPPED_DAYS }
    const late = overdueUpdate(current, timesOf(name), Date.now(), within)
    if (late) {
      failures.push(`${name} ${current}: ${late.version} is allowed and out for ${late.days} days`)
    }
  }
  console.log(`shipped parts: ${parts.length}, newer ones taken within ${SHIPPED_DAYS} days`)
}

function timesOf(name) {
  const { status, output } = npm('view', name, 'time', '--json')
  return status === 0 ? JSON.parse(output) : {}
}

function npm(...options) {
  const program = process.env.npm_execpath
  const [file, ...first] = program ? [process.execPath, program] : ['npm']
  const { status, stdout, stderr } = spawnSync(file, [...first, ...options], {
    encoding: 'utf8',
    // Whoever was started by a silent npm would not tell why it failed.
    env: { ...process.env, npm_config_loglevel: 'error' },
    maxBuffer: 64_000_000,
    shell: !program && process.platform === 'win32',
  })
  return { status, output: status === 0 ? stdout : `${stdout}\n${stderr}` }
}
