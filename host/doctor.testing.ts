import { join } from 'node:path'
import { expect } from 'vitest'
import { type RawAnswer, rawJson, startRawService } from './raw-service.testing.ts'
import { runSubcommand } from './subcommands.ts'

const secret = '2f1c9e7a4b8d03f56e9c1a7b3d5f8024949dd567b81513390fdaa41285702eb5'
export const known = rawJson(200, { success: true, data: {} })

export type DoctorOptions = {
  answer?: RawAnswer
  variables?: Record<string, string>
  options?: string[]
}

/** Runs it in front of a platform of its own. What it prints must hold no secret. */
export async function runDoctor(folder: string, own: DoctorOptions = {}) {
  const { answer = (_, socket) => socket.write(known), variables, options = [] } = own
  const service = await startRawService(answer)
  let printed = ''
  let noted = ''
  const code = await runSubcommand('doctor', options, {
    variables: {
      BASE_URL: service.url,
      SESSION_SECRET: secret,
      DATA_DIR: join(folder, 'data'),
      ALLOWED_HOSTS: 'counter.example.com,127.0.0.1',
      ...variables,
    },
    print: (text) => (printed += text),
    note: (text) => (noted += text),
    signal: new AbortController().signal,
  })
  await service.close()
  expect(printed + noted).not.toMatch(/2f1c9e|canary|hunter2/)
  for (const { method } of service.deliveries) expect(method).toBe('GET')
  const line = (about: string) => printed.split('\n').find((one) => one.slice(6).startsWith(about))
  return { code, printed, noted, line, deliveries: service.deliveries }
}
