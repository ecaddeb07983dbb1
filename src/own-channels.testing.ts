import { threadId } from 'node:worker_threads'

const Shared = globalThis.BroadcastChannel

/** Node's channels reach all threads, so a sign-out in one test file would end another's session. */
globalThis.BroadcastChannel = class extends Shared {
  constructor(name: string) {
    super(`${name} of thread ${threadId}`)
  }
}
