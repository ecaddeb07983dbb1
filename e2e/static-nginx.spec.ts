import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { startMockService } from '../mock-api/index.ts'
import { STORES } from '../mock-api/seed-ids.ts'
import { fiveWrites, makeFiveWrites, signIn, watchPolicy, writesOf } from './static-use.ts'

/*
 * The static deployment as the README describes it: the built files behind nginx, with the
 * configuration that the build wrote, on another origin than the service.
 */
const SERVICE_PORT = Number(process.env.E2E_PORT ?? 4610) + 2
const SITE_PORT = SERVICE_PORT + 2
const site = `http://127.0.0.1:${SITE_PORT}`
const key = 'test-nginx'

test.describe('behind nginx', { tag: '@nightly' }, () => {
  test.skip(!hasNginx(), 'there is no nginx on this machine')
  test.describe.configure({ mode: 'serial' })

  let folder: string
  let nginx: ChildProcess
  let service: Awaited<ReturnType<typeof startMockService>>

  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'counter-nginx-'))
    service = await startMockService({ port: SERVICE_PORT, cors: true })
    nginx = await startNginx(folder)
  })
  test.afterAll(async () => {
    nginx.kill('SIGQUIT')
    await service.close()
    await rm(folder, { recursive: true })
  })

  test('the headers are those that are shipped, on every file', async ({ request }) => {
    const shipped = await readShippedHeaders()
    const page = await request.get(`${site}/stores/${STORES.software.id}/orders`)
    const asset = /\/assets\/[^"]+\.js/.exec(await page.text())?.[0] ?? ''
    const script = await request.get(site + asset)
    const missing = await request.get(`${site}/assets/missing.js`)
    expect([page.status(), script.status(), missing.status()]).toEqual([200, 200, 404])
    for (const answer of [page, script, missing, await request.get(`${site}/favicon.svg`)]) {
      expect(answer.headers(), answer.url()).toMatchObject(shipped)
    }
    expect(page.headers()['cache-control']).toBe('no-store')
    expect(script.headers()['cache-control']).toContain('immutable')
    expect(missing.headers()['cache-control']).toBeUndefined()
    expect(script.headers()['content-encoding']).toBe('gzip')
  })

  test('all five writes are made, and the key is in the page’s memory alone', async ({ page }) => {
    const reports = await watchPolicy(page)
    await page.goto(`${site}/stores/${STORES.software.id}/orders`)
    await signIn(page, key)
    await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row')).toHaveCount(21)
    await makeFiveWrites(page)
    expect(await writesOf(service.url, key)).toEqual(fiveWrites)
    expect(reports).toEqual([])
    expect(JSON.stringify(await page.context().storageState({ indexedDB: true }))).not.toContain(
      key,
    )
    await page.reload()
    await expect(page.getByLabel('API key')).toBeVisible()
  })
})

function hasNginx() {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** The shipped server block with another port and folder, in the least that nginx runs with. */
async function startNginx(folder: string) {
  const shipped = await readFile('dist/static-test-config/nginx.conf', 'utf8')
  const server = shipped
    .replace('listen 80;', `listen 127.0.0.1:${SITE_PORT};`)
    .replace('root /srv/counter;', `root ${resolve('dist/static-test')};`)
  await cp('/etc/nginx/mime.types', join(folder, 'mime.types'))
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder};`)
    .join(' ')
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const configuration = join(folder, 'nginx.conf')
  await writeFile(
    configuration,
    `${user} daemon off; pid ${folder}/pid; events {} http { access_log off; ${paths}\n${server}}\n`,
  )
  const nginx = spawn('nginx', ['-c', configuration, '-p', folder, '-e', 'stderr'], {
    stdio: 'inherit',
  })
  await expect.poll(isUp).toBe(true)
  return nginx
}

function isUp() {
  return fetch(site).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** As they stand in the configuration, by lower-case name. */
async function readShippedHeaders() {
  const configuration = await readFile('dist/static-test-config/nginx.conf', 'utf8')
  const lines = configuration.matchAll(/add_header (\S+) "(.*)" always;/g)
  return Object.fromEntries(
    [...lines].map(([, name = '', value = '']) => [name.toLowerCase(), value]),
  )
}
