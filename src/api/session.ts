import * as z from 'zod/mini'
import { cleanApiKey } from './api-key.ts'
import {
  PRIVATE_PREFIX,
  forgetPrivate,
  readStored,
  readStoredJson,
  writeStored,
} from '#base/storage.ts'
import { runtimeConfig } from './runtime-config.ts'
import { openTabChannel } from '#base/tab-channel.ts'
import { transport, type Credentials, type SignedIn } from './transport.ts'

const Account = z.object({
  /** A fingerprint that tells two keys apart and cannot be turned back into one. */
  account: z.string(),
  /** False when the key may not read GET /user; then `storeId` is the one store we know. */
  canReadUser: z.boolean(),
  storeId: z.optional(z.string()),
})
type Account = z.infer<typeof Account>

/** `expired`: the key stopped working; what is on screen stays, and sign-in opens over it. */
export type SessionState = Account & {
  status: 'signed-in' | 'signed-out' | 'expired'
  /** Expired because nobody was here for long. */
  isLocked?: boolean
}

const SIGNED_OUT: SessionState = { status: 'signed-out', account: '', canReadUser: true }
const STORED_AS = 'counter.session'
/** Whose customers it is that this browser keeps something of. */
const OWNER = `${PRIVATE_PREFIX}owner`
/** The host has not heard yet that somebody signed out; a reload would sign them in again. */
const OWED = 'counter.sign-out-owed'
// The host's cookie is the whole browser's; a key in memory belongs to one tab.
const area = runtimeConfig.mode === 'host' ? 'local' : 'session'

const Message = z.union([
  z.object({ type: z.literal('signed-out') }),
  z.object({ type: z.literal('signed-in'), account: Account }),
])

const listeners = new Set<() => void>()
const otherTabs = openTabChannel(STORED_AS, Message, hear)
let state: SessionState = startingState()
let epoch = 0
let mayLeave = () => Promise.resolve(true)

/** Who is signed in, as a small store; a change reaches every tab. */
export const session = {
  current: (): SessionState => state,

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  /** Rejects with an ApiError; code STORE_ID_NEEDED asks to call again with a store id. */
  async signIn(credentials: Credentials): Promise<void> {
    const apiKey = cleanApiKey(credentials.apiKey)
    const signedIn = await transport.signIn({ ...credentials, apiKey })
    begin(signedIn, await fingerprint(apiKey))
  },

  async openDemo(): Promise<void> {
    begin(await transport.openDemo(), 'demo')
  },

  /** What asks before anybody signs out; false keeps them signed in. */
  askBeforeSignOut(question: () => Promise<boolean>) {
    mayLeave = question
  },

  /** Signs out here and in all other tabs at once; the host is told as soon as it can be. */
  async signOut(): Promise<void> {
    // What cannot be asked keeps nobody signed in.
    if (!(await mayLeave().catch(() => true))) return
    const told = tellHost()
    set(SIGNED_OUT)
    writeStored(area, STORED_AS, undefined)
    otherTabs.tell({ type: 'signed-out' })
    await told
  },

  /** Nobody is here any more: the key is given up, and sign-in opens over the page. */
  lock() {
    if (state.status !== 'signed-in') return
    // Whether the host hears of it or not, this page asks for the key.
    void tellHost()
    set({ ...state, status: 'expired', isLocked: true })
  },

  /** Names the present sign-in, so that a late 401 of an earlier one can be told apart. */
  epoch: (): number => epoch,

  expire(epochOfCall: number) {
    if (epochOfCall === epoch && state.status === 'signed-in') set({ ...state, status: 'expired' })
  },
}

function begin({ canReadUser, storeId }: SignedIn, account: string) {
  const details: Account = { account, canReadUser, storeId }
  writeStored('local', OWED, undefined)
  // Not everybody signs out who leaves, and what was theirs is not for the next one.
  if (readStored('local', OWNER) !== account) forgetPrivate()
  writeStored('local', OWNER, account)
  epoch += 1
  set({ ...details, status: 'signed-in' })
  writeStored(area, STORED_AS, JSON.stringify(details))
  otherTabs.tell({ type: 'signed-in', account: details })
}

function set(next: SessionState) {
  state = next
  for (const listener of listeners) listener()
}

function startingState(): SessionState {
  if (!transport.isSignedIn()) return SIGNED_OUT
  if (readStored('local', OWED)) {
    void tellHost()
    return SIGNED_OUT
  }
  const stored = z.safeParse(Account, readStoredJson(area, STORED_AS))
  const details = stored.success ? stored.data : { account: '', canReadUser: true }
  return { ...details, status: 'signed-in' }
}

/** Until the host has heard it, or somebody signs in again. */
async function tellHost() {
  writeStored('local', OWED, 'yes')
  try {
    await transport.signOut()
    writeStored('local', OWED, undefined)
  } catch {
    const again = () => readStored('local', OWED) && void tellHost()
    globalThis.addEventListener('online', again, { once: true })
  }
}

function hear(message: z.infer<typeof Message>) {
  if (message.type === 'signed-out') {
    if (runtimeConfig.mode === 'static') void transport.signOut()
    set(SIGNED_OUT)
  } else if (runtimeConfig.mode === 'host') {
    epoch += 1
    set({ ...message.account, status: 'signed-in' })
  }
}

async function fingerprint(apiKey: string): Promise<string> {
  // Without a secure context there is no digest; then every key counts as another account.
  if (!globalThis.crypto.subtle) return crypto.getRandomValues(new Uint8Array(8)).join('')
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(apiKey))
  return Array.from(new Uint8Array(digest, 0, 8), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
