import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect } from '@playwright/test'

export function isInstalled(program: string, ask: string) {
  try {
    execFileSync(program, [ask], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Runs the shipped server blocks on free ports with a certificate of our own. */
export async function startNginx(port: number) {
  const folder = await mkdtemp(join(tmpdir(), 'counter-nginx-'))
  const shipped = await readFile('dist/static-test-config/nginx.conf', 'utf8')
  const server = shipped
    .replace('listen 80;', `listen 127.0.0.1:${port + 1};`)
    .replace('listen 443 ', `listen 127.0.0.1:${port} `)
    .replaceAll('/etc/ssl/counter', folder)
    .replace('root /srv/counter;', `root ${resolve('dist/static-test')};`)
  makeCertificate(folder)
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
  await expect.poll(() => isUp(port)).toBe(true)
  return { stop: () => stop(nginx, folder) }
}

async function stop(nginx: ChildProcess, folder: string) {
  const ended = new Promise((done) => nginx.once('exit', done))
  nginx.kill('SIGTERM')
  await ended
  await rm(folder, { recursive: true })
}

function makeCertificate(folder: string) {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  execFileSync('openssl', ['req', '-x509', ...key, ...files, ...subject], { stdio: 'ignore' })
}

async function isUp(port: number) {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

export async function readNginxHeaders() {
  const configuration = await readFile('dist/static-test-config/nginx.conf', 'utf8')
  const lines = configuration.matchAll(/add_header (\S+) "(.*)" always;/g)
  return Object.fromEntries(
    [...lines].map(([, name = '', value = '']) => [name.toLowerCase(), value]),
  )
}
