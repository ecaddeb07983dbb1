import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { plainPage } from './plain-page.mjs'

const types = { '.css': 'text/css', '.html': 'text/html', '.js': 'text/javascript' }
/** HTTP/2 forbids headers of a single connection. */
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'http2-settings']

/**
 * One HTTP/2 server with brotli for all three pages: /plain.html, /bare/<store>/orders and Counter.
 * It records each read once and replays it, so that no page waits for the service.
 */
export async function serveFront(hostUrl, bareFolder) {
  const recorded = new Map()
  const files = new Map()

  function own(name, read) {
    if (!files.has(name)) {
      const headers = { 'content-type': types[extname(name)], 'content-encoding': 'br' }
      files.set(name, { status: 200, headers, body: brotliCompressSync(read()) })
    }
    return files.get(name)
  }

  async function answer({ method, url, headers, ...rest }) {
    const { pathname } = new URL(url, hostUrl)
    if (pathname === '/plain.html') return own(pathname, () => plainPage)
    if (/^\/bare\/assets\/[\w.-]+$/.test(pathname)) {
      const name = pathname.slice('/bare/'.length)
      return own(name, () => readFileSync(join(bareFolder, name)))
    }
    if (pathname.startsWith('/bare/')) {
      return own('index.html', () => readFileSync(join(bareFolder, 'index.html')))
    }
    const isRead = method === 'GET' && pathname.startsWith('/api/')
    const key = `${headers.cookie} ${url}`
    if (isRead && recorded.has(key)) return recorded.get(key)
    const fresh = await forward(hostUrl, { method, url, headers, ...rest })
    if (isRead && fresh.status === 200) recorded.set(key, fresh)
    return fresh
  }

  const server = createSecureServer(selfSigned(), (incoming, outgoing) => {
    const { method, url, headers } = incoming
    answer({ method, url, headers, stream: incoming }).then(
      ({ status, headers: sent, body }) => outgoing.writeHead(status, sent).end(body),
      () => outgoing.stream.close(),
    )
  })
  const sessions = new Set()
  server.on('session', (session) => sessions.add(session))
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `https://127.0.0.1:${server.address().port}`,
    close() {
      for (const session of sessions) session.destroy()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

function forward(hostUrl, { method, url, headers, stream }) {
  const onward = Object.fromEntries(Object.entries(headers).filter(([name]) => name[0] !== ':'))
  return new Promise((resolve, reject) => {
    const call = request(
      hostUrl + url,
      {
        method,
        headers: { ...onward, host: headers[':authority'], 'x-forwarded-proto': 'https' },
      },
      (answer) => {
        const passed = Object.entries(answer.headers).filter(([name]) => !hopByHop.includes(name))
        const body = []
        answer.on('data', (chunk) => body.push(chunk))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({
            status: answer.statusCode,
            headers: Object.fromEntries(passed),
            body: Buffer.concat(body),
          }),
        )
      },
    )
    call.on('error', reject)
    stream.pipe(call)
  })
}

/** Browsers speak HTTP/2 over TLS only, so each run makes a certificate. */
function selfSigned() {
  const folder = mkdtempSync(join(tmpdir(), 'counter-benchmark-'))
  try {
    const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name))
    const subject = ['-subj', '/CN=127.0.0.1', '-days', '1']
    const options = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert]
    execFileSync('openssl', ['req', ...options, ...subject], { stdio: 'ignore' })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
