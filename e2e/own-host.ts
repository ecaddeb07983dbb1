import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

/** A built host of its own, in front of a service that the test started. */
export async function startOwnHost(variables: Record<string, string>, build = 'dist') {
  const host = spawn(process.execPath, [resolve(build, 'host/index.js')], {
    env: {
      ...process.env,
      DRAIN_SECONDS: '0',
      SESSION_SECRET: '2f1c9e7a4b8d03f56e9c1a7b3d5f8024949dd567b81513390fdaa41285702eb5',
      ...variables,
    },
  })
  const ended = new Promise<void>((done) => host.once('exit', () => done()))
  let output = ''
  const says = (words: string) =>
    new Promise<void>((heard, failed) => {
      const listen = () => {
        if (output.includes(words)) heard()
      }
      host.stdout.on('data', listen)
      host.stderr.on('data', listen)
      void ended.then(() => failed(new Error(output)))
      listen()
    })
  for (const stream of [host.stdout, host.stderr]) {
    stream.on('data', (bytes: Buffer) => (output += bytes.toString()))
  }
  await says('Counter is on')

  return {
    /** Reads its files again, until it says so. */
    async reload(words: string) {
      output = ''
      const read = says(words)
      host.kill('SIGHUP')
      await read
    },
    stop() {
      host.kill('SIGTERM')
      return ended
    },
  }
}
