import { execFileSync, spawn } from 'node:child_process'
import { mkdtemp, readFile, rename, rm, symlink, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AuditRecord, openAudit } from './audit.ts'
import { buildHost } from './built-host.testing.ts'
import { refund, startHosts } from './hosts-of-one-store.testing.ts'
import { recordLog } from './log.testing.ts'
import { type RawAnswer, rawJson } from './raw-service.testing.ts'

/** Of a busy machine. */
const patient = { timeout: 10_000 }
let folder = ''
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'counter-audit-'))))
afterAll(() => rm(folder, { recursive: true, force: true }))

async function open(place: string, longestWait?: number) {
  const { log, events } = recordLog()
  let failures = 0
  const audit = await openAudit(place, { log, onFailure: () => (failures += 1), longestWait })
  return { ...audit, events, failures: () => failures }
}

async function linesOf(file: string) {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '')
  return lines.map((line) => JSON.parse(line) as AuditRecord & { at: number })
}
const records = (count: number, filling = ''): AuditRecord[] =>
  Array.from({ length: count }, (_, at) => ({ phase: 'sent', at, filling }))

test('every record is one line at the end of the file, in order', async () => {
  const file = join(folder, 'order')
  const first = await open(file)
  for (const record of records(300)) first.note(record)
  await first.close()
  const second = await open(file)
  second.note({ phase: 'ended', at: 300 })
  await second.close()
  expect((await linesOf(file)).map(({ at }) => at)).toEqual(
    Array.from({ length: 301 }, (_, at) => at),
  )
  expect((await linesOf(file))[0]).toMatchObject({
    event: 'audit',
    time: expect.stringMatching(/^20.*Z$/) as string,
    phase: 'sent',
  })
})

test('hosts of one machine may share a file: no line is torn by another', async () => {
  const file = join(folder, 'shared')
  const hosts = [await open(file), await open(file)]
  for (const record of records(200, 'x'.repeat(300))) for (const host of hosts) host.note(record)
  await Promise.all(hosts.map(({ close }) => close()))
  expect(await linesOf(file)).toHaveLength(400)
})

test('a file renamed by logrotate is followed by a new one, and no record is between them', async () => {
  const file = join(folder, 'rotated')
  const audit = await open(file)
  for (const [at, record] of records(200).entries()) {
    audit.note(record)
    if (at % 50 !== 49) continue
    await rename(file, `${file}.${at}`)
    await audit.reopen!()
  }
  await audit.close()
  const files = [...[49, 99, 149, 199].map((at) => `${file}.${at}`), file]
  const found = (await Promise.all(files.map(linesOf))).flat()
  expect(found.map(({ at }) => at)).toEqual(Array.from({ length: 200 }, (_, at) => at))
})

test('a full disk: the log has the record, the metric counts it, and it is told when it is over', async () => {
  const file = join(folder, 'full')
  await symlink('/dev/full', file)
  const audit = await open(file)
  for (const record of records(2)) audit.note(record)
  await expect.poll(() => audit.events('audit-lost'), patient).toHaveLength(2)
  expect(audit.events('audit-lost')).toMatchObject(
    records(2).map((record) => ({ level: 'error', cause: 'ENOSPC', record })),
  )
  expect(audit.failures()).toBe(2)
  await unlink(file)
  await audit.reopen!()
  audit.note({ phase: 'ended', at: 2 })
  await audit.close()
  expect(await linesOf(file)).toMatchObject([{ at: 2 }])
  expect(audit.events('audit-back')).toHaveLength(1)
})

test('a disk that keeps silent delays nobody, and the log has what waits for it', async () => {
  const file = join(folder, 'silent')
  execFileSync('mkfifo', [file])
  // It opens the pipe and never reads from it, so that its 64 kB fill up.
  const reader = spawn('sh', ['-c', `exec 3<${file}; exec sleep 600`])
  const audit = await open(file, 100)
  const start = performance.now()
  for (const record of records(1_200, 'x'.repeat(200))) audit.note(record)
  expect(performance.now() - start).toBeLessThan(1_000)
  await expect.poll(() => audit.failures(), patient).toBeGreaterThan(600)
  const causes = new Set(audit.events('audit-lost').map(({ cause }) => cause))
  expect(causes).toEqual(new Set(['BACKLOG', 'TimeoutError']))
  reader.kill('SIGKILL')
  await audit.close()
})

test('a file that cannot be opened stops the host with one line', async () => {
  await expect(open(join(folder, 'no', 'such', 'folder'))).rejects.toThrow(
    /^AUDIT_FILE cannot be opened \(ENOENT\)\.$/,
  )
})

const done = rawJson(200, { success: true, data: {} })
const answer: RawAnswer = (_, socket) => socket.write(done)

test(
  'a host names itself and its build, and opens the file anew on SIGHUP',
  { timeout: 60_000 },
  async () => {
    const file = join(folder, 'host')
    const { file: program } = await buildHost()
    const variables = { AUDIT_FILE: file }
    const hosts = await startHosts(program, 'files', answer, { count: 1, variables })
    const cookie = await hosts.signIn()
    const first = crypto.randomUUID()
    expect((await refund(hosts.urls[0]!, cookie, first)).status).toBe(200)
    await expect.poll(() => linesOf(file), patient).toHaveLength(2)
    expect(await linesOf(file)).toMatchObject([
      { phase: 'sent', write: first, host: expect.stringMatching(/:\d+$/) as string },
      {
        phase: 'ended',
        write: first,
        sent: true,
        outcome: 'done',
        build: expect.any(String) as string,
      },
    ])
    await rename(file, `${file}.1`)
    hosts.running[0]!.child.kill('SIGHUP')
    await expect
      .poll(() => hosts.running[0]!.output(), patient)
      .toContain('AUDIT_FILE has been opened again')
    expect((await refund(hosts.urls[0]!, cookie, first)).status).toBe(200)
    await expect.poll(() => linesOf(file), patient).toHaveLength(1)
    expect(await linesOf(file)).toMatchObject([{ phase: 'ended', write: first, sent: false }])
    await hosts.close()
  },
)

test('on stderr it stands apart from the log', { timeout: 60_000 }, async () => {
  const { file: program } = await buildHost()
  const options = { count: 1, variables: { AUDIT_FILE: 'stderr' } }
  const hosts = await startHosts(program, 'files', answer, options)
  let errors = ''
  hosts.running[0]!.child.stderr.on('data', (bytes: Buffer) => (errors += bytes.toString()))
  await refund(hosts.urls[0]!, await hosts.signIn(), crypto.randomUUID())
  await expect.poll(() => errors.trim().split('\n'), patient).toHaveLength(2)
  for (const line of errors.trim().split('\n'))
    expect(JSON.parse(line)).toMatchObject({ event: 'audit' })
  await hosts.close()
})
