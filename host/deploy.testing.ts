import { execFileSync, spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { freePort, isInstalled, reachable } from './redis-server.testing.ts'
import type { Send } from './rolling.testing.ts'

type Place = { folder: string; http: number; https: number; hosts: readonly number[] }

type Proxy = {
  program: string
  isThere: boolean
  adapt: (shipped: string, place: Place) => string
  check: (file: string) => string[]
  run: (file: string) => string[]
}

function replaceAll(text: string, replacements: Readonly<Record<string, string>>) {
  return Object.entries(replacements).reduce((result, [part, replacement]) => {
    if (!result.includes(part)) throw new Error(`The shipped file does not hold ${part}.`)
    return result.replaceAll(part, replacement)
  }, text)
}

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

export const proxies: Readonly<Record<string, Proxy>> = {
  'nginx.conf': {
    program: 'nginx',
    isThere: isInstalled('nginx', '-v'),
    adapt: (shipped, { folder, http, https, hosts }) => {
      const adapted = replaceAll(shipped, {
        'listen 80;': `listen 127.0.0.1:${http};`,
        'listen 443 ': `listen 127.0.0.1:${https} `,
        '127.0.0.1:4600': `127.0.0.1:${hosts[0]}`,
        '127.0.0.1:4601': `127.0.0.1:${hosts[1]}`,
        '/etc/ssl/counter': folder,
        '/var/log/nginx': folder,
      })
      const paths = temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')
      const user = process.getuid?.() === 0 ? 'user root; ' : ''
      return `${user}daemon off; pid ${folder}/pid; events {}\nhttp { ${paths}\n${adapted}\n}\n`
    },
    check: (file) => ['-t', '-q', '-c', file, '-e', 'stderr'],
    run: (file) => ['-c', file, '-e', 'stderr'],
  },
  'haproxy.cfg': {
    program: 'haproxy',
    isThere: isInstalled('haproxy', '-v'),
    adapt: (shipped, { folder, http, https, hosts }) =>
      replaceAll(shipped, {
        'bind :80': `bind 127.0.0.1:${http}`,
        'bind :443': `bind 127.0.0.1:${https}`,
        '127.0.0.1:4600': `127.0.0.1:${hosts[0]}`,
        '127.0.0.1:4601': `127.0.0.1:${hosts[1]}`,
        '/etc/haproxy': folder,
      }),
    check: (file) => ['-c', '-q', '-f', file],
    run: (file) => ['-f', file],
  },
  Caddyfile: {
    program: 'caddy',
    isThere: isInstalled('caddy', 'version'),
    adapt: (shipped, { http, https, hosts }) => {
      const adapted = replaceAll(shipped, {
        '{$COUNTER_NAME:counter.example.com}': `https://127.0.0.1:${https}`,
        '{$COUNTER_HOSTS:127.0.0.1:4600 127.0.0.1:4601}': `127.0.0.1:${hosts[0]} 127.0.0.1:${hosts[1]}`,
      })
      return `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n\tskip_install_trust\n}\n${adapted}`
    },
    check: (file) => ['validate', '--adapter', 'caddyfile', '--config', file],
    run: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
}

/** Its files have the names that Let's Encrypt gives them. */
export function makeCertificate(folder: string, names: string) {
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')]
  const subject = ['-subj', '/CN=counter.example.com', '-addext', `subjectAltName=${names}`]
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const out = ['-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', '-x509', ...made, ...out, ...subject], { stdio: 'ignore' })
  const read = async () => ({
    cert: await readFile(certificate, 'utf8'),
    key: await readFile(key, 'utf8'),
  })
  return { certificate, read }
}

async function prepare(name: string, hosts: readonly number[]) {
  const folder = await mkdtemp(join(tmpdir(), 'counter-deploy-'))
  const [http, https] = [await freePort(), await freePort()]
  const { read } = makeCertificate(folder, 'IP:127.0.0.1')
  const { cert, key } = await read()
  await writeFile(join(folder, 'counter.pem'), `${cert}${key}`)
  await mkdir(join(folder, 'home'))
  const shipped = await readFile(join('deploy', name), 'utf8')
  const file = join(folder, name)
  await writeFile(file, proxies[name]!.adapt(shipped, { folder, http, https, hosts }))
  return { folder, file, http, https, remove: () => rm(folder, { recursive: true, force: true }) }
}

export async function checkProxy(name: string) {
  const { program, check } = proxies[name]!
  const { folder, file, remove } = await prepare(name, [4600, 4601])
  try {
    execFileSync(program, check(file), { stdio: 'pipe', env: environmentIn(folder) })
  } finally {
    await remove()
  }
}

export async function startProxy(name: string, hosts: readonly number[]) {
  const { program, run } = proxies[name]!
  const { folder, file, http, https, remove } = await prepare(name, hosts)
  const env = environmentIn(folder)
  const child = spawn(program, run(file), { stdio: 'ignore', env })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await reachable(https)
  return {
    http: `http://127.0.0.1:${http}`,
    send: sendTo(https),
    async close() {
      child.kill('SIGKILL')
      await ended
      await remove()
    },
  }
}

function environmentIn(folder: string) {
  return { PATH: process.env.PATH, HOME: join(folder, 'home') }
}

/** `fetch` cannot be told to trust our certificate. */
function sendTo(port: number): Send {
  return (path, { method, headers, body } = {}) =>
    new Promise((resolve, reject) => {
      const options = {
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: {
          ...(headers as Record<string, string>),
          ...(typeof body === 'string' && { 'Content-Length': Buffer.byteLength(body) }),
        },
        rejectUnauthorized: false,
      }
      const sent = request(options, (answer) => {
        const received = new Headers()
        for (const [name, value] of Object.entries(answer.headersDistinct)) {
          for (const each of value ?? []) received.append(name, each)
        }
        const isEmpty = [204, 304].includes(answer.statusCode ?? 0)
        const stream = isEmpty ? null : (Readable.toWeb(answer) as ReadableStream)
        resolve(new Response(stream, { status: answer.statusCode, headers: received }))
      })
      sent.on('error', reject)
      sent.end(body)
    })
}
