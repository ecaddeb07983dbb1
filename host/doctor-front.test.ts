import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildHost, spawnHost } from './built-host.testing.ts'
import { makeCertificate } from './deploy.testing.ts'
import { runDoctor } from './doctor.testing.ts'
import { freePort } from './redis-server.testing.ts'

let folder = ''
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'counter-front-'))))
afterAll(() => rm(folder, { recursive: true, force: true }))

async function front(url: string) {
  const { code, line } = await runDoctor(folder, { options: ['--public-url', url] })
  return [code, line('TLS at the front')]
}

describe('the front', () => {
  test('without TLS, of another name, or where nobody answers', async () => {
    expect(await front('http://counter.example.com')).toEqual([
      1,
      expect.stringMatching(/not https/),
    ])
    expect(await front('https://other.example')).toEqual([
      1,
      expect.stringMatching(/^fail .*not among ALLOWED_HOSTS/),
    ])
    const port = await freePort()
    expect(await front(`http://127.0.0.1:${port}`)).toEqual([
      1,
      expect.stringMatching(/^fail .*does not answer \(ECONNREFUSED\)/),
    ])
  })

  test('a host on this machine answers, another server does not answer as Counter', async () => {
    const other = createServer((_, answer) => answer.end('hello'))
    const port = await freePort()
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve))
    expect(await front(`http://127.0.0.1:${port}`)).toEqual([
      1,
      expect.stringMatching(/answers with 200, and not as Counter/),
    ])
    other.close()
  })

  test(
    'its certificate, and whether the host is told of the TLS',
    { timeout: 60_000 },
    async () => {
      const made = makeCertificate(folder, 'DNS:localhost,IP:127.0.0.1')
      const headers = { 'Content-Security-Policy': "default-src 'none'" }
      const server = createTlsServer(await made.read(), ({ headers: asked }, answer) => {
        const hsts = asked.host?.startsWith('localhost') && {
          'Strict-Transport-Security': 'max-age=1',
        }
        answer.writeHead(200, { ...headers, ...hsts }).end('page')
      })
      const port = await freePort()
      await new Promise<void>((resolve) => server.listen(port, resolve))
      expect(await front(`https://127.0.0.1:${port}`)).toEqual([
        1,
        expect.stringMatching(/^fail .*not trusted \(.*SELF_SIGNED.*\)\. Renew it/),
      ])
      const { file } = await buildHost()
      const trusting = async (name: string) => {
        const variables = { BASE_URL: 'http://127.0.0.1:9', NODE_EXTRA_CA_CERTS: made.certificate }
        const child = spawnHost(file, variables, ['doctor', `--public-url=https://${name}:${port}`])
        await child.ended
        return child.output()
      }
      expect(await trusting('localhost')).toMatch(
        /ok .*TLSv1.3; the certificate is good for 29 days/,
      )
      expect(await trusting('127.0.0.1')).toMatch(/warn .*Let the proxy set X-Forwarded-Proto/)
      server.close()
    },
  )

  test('an address that is none is a wrong call', async () => {
    const { code, noted } = await runDoctor(folder, {
      options: ['--public-url', 'counter.example.com'],
    })
    expect(code).toBe(2)
    expect(noted).toMatch(/^--public-url must be an address/)
  })
})
