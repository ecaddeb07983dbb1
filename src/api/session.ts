import * as z from 'zod/mini'
import { cleanApiKey } from './api-key.ts'
import { erasePrivateStores, openPrivateStores } from '#base/private-store.ts'
import { readStored, readStoredJson, writeStored } from '#base/storage.ts'
import { createStore } from '#base/store.ts'
import { openTabChannel } from '#base/tab-channel.ts'
import { dropEarlyReads } from './early-reads.ts'
import { runtimeConfig } from './runtime-config.ts'
import { transport } from './transport.ts'
import type { Credentials, SignedIn } from './transport-types.ts'

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
/** Set while the host does not know of a sign-out yet: a reload would sign the person in again. */
const OWED = 'counter.sign-out-owed'
// The host's cookie is the whole browser's; a key in memory belongs to one tab.
const area = runtimeConfig.mode === 'host' ? 'local' : 'session'

const Message = z.union([
  z.object({ type: z.literal('signed-out') }),
  z.object({ type: z.literal('signing-in') }),
  z.object({ type: z.literal('signed-in'), account: Account }),
])

/** Aborts the call that informs the host of a sign-out. */
let endingSession: AbortController | undefined
let epoch = 0
let mayLeave = () => Promise.resolve(true)
const state = createStore<SessionState>(startingState())
const otherTabs = openTabChannel(STORED_AS, Message, onMessage)

/** Who is signed in; a change reaches every tab. */
export const session = {
  get: state.get,
  current: state.get,
  subscribe: state.subscribe,

  /** Rejects with an ApiError; code STORE_ID_NEEDED asks to call again with a store id. */
  async signIn(credentials: Credentials): Promise<void> {
    const apiKey = cleanApiKey(credentials.apiKey)
    const account = await fingerprint(apiKey)
    await begin(() => transport.signIn({ ...credentials, apiKey }), account)
  },

  async openDemo(): Promise<void> {
    await begin(() => transport.openDemo(), 'demo')
  },

  /** Registers what is asked before a sign-out; false keeps the merchant signed in. */
  askBeforeSignOut(question: () => Promise<boolean>) {
    mayLeave = question
  },

  /** Signs out here and in all other tabs at once; the host learns of it as soon as possible. */
  async signOut(): Promise<void> {
    // A question that fails to load keeps nobody signed in.
    if (!(await mayLeave().catch(() => true))) return
    const hostInformed = endHostSession()
    erasePrivateStores()
    change(SIGNED_OUT)
    writeStored(area, STORED_AS, undefined)
    otherTabs.send({ type: 'signed-out' })
    await hostInformed
  },

  /** Gives the key up after a long absence; sign-in opens over the page. */
  lock() {
    const now = state.get()
    if (now.status !== 'signed-in') return
    // Whether the host can be reached or not, this page asks for the key.
    void endHostSession()
    change({ ...now, status: 'expired', isLocked: true })
  },

  /** Names the present sign-in, so that a late 401 of an earlier one can be told apart. */
  epoch: (): number => epoch,

  expire(epochOfCall: number) {
    const now = state.get()
    if (epochOfCall === epoch && now.status === 'signed-in') change({ ...now, status: 'expired' })
  },

  /** Returns a check that fails as soon as this account is no longer the one on this page. */
  sameAccount(): () => boolean {
    const before = accountOnPage()
    return () => accountOnPage() === before
  },
}

const accountOnPage = () => {
  const { status, account } = state.get()
  return status === 'signed-out' ? undefined : account
}

async function begin(signIn: () => Promise<SignedIn>, account: string) {
  // The late answer to a sign-out would remove the cookie that signing in is about to set.
  endingSession?.abort()
  otherTabs.send({ type: 'signing-in' })
  try {
    const { canReadUser, storeId } = await signIn()
    const details: Account = { account, canReadUser, storeId }
    writeStored('local', OWED, undefined)
    writeStored(area, STORED_AS, JSON.stringify(details))
    enter(details)
    otherTabs.send({ type: 'signed-in', account: details })
  } catch (error) {
    if (readStored('local', OWED)) void endHostSession()
    throw error
  }
}

function enter(details: Account) {
  openPrivateStores(details.account)
  epoch += 1
  change({ ...details, status: 'signed-in' })
}

function change(next: SessionState) {
  dropEarlyReads()
  state.set(next)
}

function startingState(): SessionState {
  const isSignOutOwed = readStored('local', OWED) !== undefined
  if (transport.isSignedIn() && !isSignOutOwed) {
    const details = startingAccount()
    openPrivateStores(details.account)
    return { ...details, status: 'signed-in' }
  }
  if (transport.isSignedIn()) void endHostSession()
  dropEarlyReads()
  return SIGNED_OUT
}

/** The host knows best whose cookie it is; what is stored may be of an earlier session. */
function startingAccount(): Account {
  const stored = z.safeParse(Account, readStoredJson(area, STORED_AS)).data
  const { account = stored?.account ?? '' } = runtimeConfig
  return stored?.account === account ? stored : { account, canReadUser: true }
}

/** Tries again until the host knows, or somebody signs in. */
async function endHostSession() {
  writeStored('local', OWED, 'yes')
  endingSession = new AbortController()
  try {
    await transport.signOut(endingSession.signal)
    writeStored('local', OWED, undefined)
  } catch {
    const again = () => readStored('local', OWED) && void endHostSession()
    globalThis.addEventListener('online', again, { once: true })
  }
}

function onMessage(message: z.infer<typeof Message>) {
  if (message.type === 'signing-in') endingSession?.abort()
  else if (message.type === 'signed-out') {
    if (runtimeConfig.mode === 'static') void transport.signOut()
    erasePrivateStores()
    change(SIGNED_OUT)
  } else if (runtimeConfig.mode === 'host') enter(message.account)
}

async function fingerprint(apiKey: string): Promise<string> {
  // Without a secure context there is no digest; then every key counts as another account.
  if (!globalThis.crypto.subtle) return crypto.getRandomValues(new Uint8Array(8)).join('')
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(apiKey))
  return Array.from(new Uint8Array(digest, 0, 8), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
