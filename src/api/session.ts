import { erasePrivateStores, openPrivateStores } from '#base/storage/private-owner.ts'
import { isRecord, isText, isTextOrAbsent, readAs, shapeOf } from '#base/storage/shape.ts'
import { readStored, readStoredJson, writeStored } from '#base/storage/storage.ts'
import { createStore } from '#base/storage/store.ts'
import { openTabChannel } from '#base/storage/tab-channel.ts'
import { t } from '#base/language/words.ts'
import { dropEarlyReads } from './early-reads.ts'
import { runtimeConfig } from './runtime-config.ts'
import { transport } from './transport.ts'
import type { Credentials, SignedIn } from './transport-types.ts'
import { ApiError } from './errors.ts'

type Account = {
  /** A fingerprint of the key; the key cannot be derived from it. */
  account: string
  /** False if the key may not read GET /user; then `storeId` is the only known store. */
  canReadUser: boolean
  storeId?: string | undefined
}

const isAccount = (found: unknown): found is Account =>
  isRecord(found) &&
  isText(found.account) &&
  typeof found.canReadUser === 'boolean' &&
  isTextOrAbsent(found.storeId)

/** `expired`: the key stopped working. The page stays, and sign-in opens over it. */
export type SessionState = Account & {
  status: 'signed-in' | 'signed-out' | 'expired'
  isLocked?: boolean
  /** The host asks for the key again before what cannot be taken back. */
  isKeyAsked?: boolean
}

const SIGNED_OUT: SessionState = { status: 'signed-out', account: '', canReadUser: true }
const STORED_AS = 'counter.session'
/** Until the host confirms a sign-out, a reload would sign the person in again. */
const OWED = 'counter.sign-out-owed'
// All tabs share the host’s cookie; a key in memory belongs to one tab.
const area = runtimeConfig.mode === 'host' ? 'local' : 'session'

type Message =
  | { type: 'signed-out' }
  | { type: 'signing-in' }
  | { type: 'signed-in'; account: Account }

const isMessage = (found: unknown): found is Message =>
  isRecord(found) &&
  (found.type === 'signed-out' ||
    found.type === 'signing-in' ||
    (found.type === 'signed-in' && isAccount(found.account)))

let endingSession: AbortController | undefined
let epoch = 0
let mayLeave = () => Promise.resolve(true)
const state = createStore<SessionState>(startingState(), 'session')
const otherTabs = openTabChannel(STORED_AS, shapeOf(isMessage), onMessage)

export const session = {
  get: state.get,
  current: state.get,
  subscribe: state.subscribe,

  /** Rejects with an ApiError; the code STORE_ID_NEEDED asks for another call with a store id. */
  async signIn(credentials: Credentials): Promise<void> {
    const apiKey = cleanApiKey(credentials.apiKey)
    const account = await fingerprint(apiKey)
    await begin(() => transport.signIn({ ...credentials, apiKey }), account)
  },

  async openDemo(): Promise<void> {
    await begin(() => transport.openDemo(), 'demo')
  },

  askBeforeSignOut(question: () => Promise<boolean>) {
    mayLeave = question
  },

  /** Signs out all tabs at once, and informs the host as soon as it can be reached. */
  async signOut(): Promise<void> {
    // A question that fails to load must not block the sign-out.
    if (!(await mayLeave().catch(() => true))) return
    const hostInformed = endHostSession()
    erasePrivateStores()
    change(SIGNED_OUT)
    writeStored(area, STORED_AS, undefined)
    otherTabs.send({ type: 'signed-out' })
    await hostInformed
  },

  /** Ends the session after inactivity; sign-in opens over the page. */
  lock() {
    const now = state.get()
    if (now.status !== 'signed-in') return
    void endHostSession()
    change({ ...now, status: 'expired', isLocked: true })
  },

  /** Identifies the current sign-in, so that a late 401 of an earlier one is ignored. */
  epoch: (): number => epoch,

  expire(epochOfCall: number, isKeyAsked?: boolean) {
    const now = state.get()
    if (epochOfCall !== epoch || now.status !== 'signed-in') return
    change({ ...now, status: 'expired', isKeyAsked })
  },

  /** Nobody came back: what was read leaves page and memory. Drafts stay, sealed. */
  leave() {
    void endHostSession()
    // Nothing on the page may ask to stay: nobody is there to answer.
    addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true)
    location.reload()
  },

  sameAccount(): () => boolean {
    const before = accountOnPage()
    return () => accountOnPage() === before
  },
}

const accountOnPage = () => {
  const { status, account } = state.get()
  return status === 'signed-out' ? undefined : account
}

async function begin(signIn: () => Promise<SignedIn>, ownName: string) {
  // A late answer to the sign-out would remove the cookie that this sign-in sets.
  endingSession?.abort()
  otherTabs.send({ type: 'signing-in' })
  try {
    const { canReadUser, storeId, account = ownName } = await signIn()
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
  // A session that ended by itself leaves no trace of its account.
  writeStored(area, STORED_AS, undefined)
  dropEarlyReads()
  return SIGNED_OUT
}

/** The host knows whose cookie it is; the stored account may be from an earlier session. */
function startingAccount(): Account {
  const stored = readAs(shapeOf(isAccount), readStoredJson(area, STORED_AS))
  const { account = stored?.account ?? '' } = runtimeConfig
  return stored?.account === account ? stored : { account, canReadUser: true }
}

async function endHostSession() {
  writeStored('local', OWED, 'yes')
  endingSession = new AbortController()
  try {
    await transport.signOut(endingSession.signal)
    writeStored('local', OWED, undefined)
  } catch {
    const retry = () => readStored('local', OWED) && void endHostSession()
    globalThis.addEventListener('online', retry, { once: true })
  }
}

function onMessage(message: Message) {
  if (message.type === 'signing-in') endingSession?.abort()
  else if (message.type === 'signed-out') {
    if (runtimeConfig.mode === 'static') void transport.signOut()
    erasePrivateStores()
    change(SIGNED_OUT)
  } else if (runtimeConfig.mode === 'host') enter(message.account)
}

async function fingerprint(apiKey: string): Promise<string> {
  // Browsers offer no digest outside a secure context; every sign-in then counts as another
  // account.
  if (!globalThis.crypto.subtle) return crypto.getRandomValues(new Uint8Array(8)).join('')
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(apiKey))
  return Array.from(new Uint8Array(digest, 0, 8), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

const LONGEST_KEY = 2048

/** Merchants paste keys with `Bearer ` or blanks around them. */
export function cleanApiKey(pasted: string): string {
  const key = pasted.trim().replace(/^bearer\s+/i, '')
  if (/^[\x21-\x7e]+$/.test(key) && key.length <= LONGEST_KEY) return key
  throw new ApiError({
    kind: 'invalid',
    operation: 'signIn',
    code: 'KEY_MALFORMED',
    message:
      key === ''
        ? t`Enter an API key.`
        : t`An API key has no spaces or line breaks. Paste it again.`,
  })
}
