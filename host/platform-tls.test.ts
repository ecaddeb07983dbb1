import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHost } from './host.ts'
import { isInstalled } from './redis-server.testing.ts'

/* A platform whose certificate no authority vouches for, as an attacker in the middle would have. */

let received = 0
let service = ''
let close: () => Promise<unknown>

const hasOpenssl = isInstalled('openssl', 'version')

beforeAll(async () => {
  if (!hasOpenssl) return
  const folder = mkdtempSync(join(tmpdir(), 'counter-tls-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  const files = ['-keyout', key, '-out', cert]
  execFileSync('openssl', ['req', '-x509', ...curve, ...files, ...subject], { stdio: 'ignore' })
  const options = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(folder, { recursive: true })
  const server = createServer(options, (_, answer) => {
    received += 1
    answer.end('{"success":true,"data":{}}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  service = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
  close = () => new Promise((resolve) => server.close(resolve).closeAllConnections())
})
afterAll(() => close?.())

test.runIf(hasOpenssl)('a platform without a trusted certificate never gets a key', async () => {
  const host = createHost({ service, secrets: [] })
  const answer = await host.request('http://localhost/session', {
    method: 'POST',
    headers: { 'X-Requested-By': 'counter', 'Content-Type': 'application/json' },
    body: '{"apiKey":"key-1"}',
  })
  expect(answer.status).toBe(502)
  expect(received).toBe(0)
})
