import { threadId } from 'node:worker_threads'

const Shared = globalThis.BroadcastChannel

/** Node's channels reach all threads, so a sign-out in one test file would end another's session. */
class OwnChannel extends Shared {
  constructor(name: string) {
    super(`${name} of thread ${threadId}`)
  }
}

// Files that share a thread share its class.
if (Shared.name !== OwnChannel.name) globalThis.BroadcastChannel = OwnChannel
