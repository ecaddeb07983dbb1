import * as z from 'zod/mini'
import type { HostContext } from './context.ts'
import { proveKey } from './key-proof.ts'
import type { Limits } from './limits.ts'
import { createRecent } from './recent.ts'
import { callService, readText } from './service.ts'

const STORES_KEPT = 5 * 60_000
/** As long as a session: a key never goes over to another account. */
const USER_KEPT = 8 * 60 * 60_000
const HELD = 1_000

const text = z.catch(z.optional(z.string().check(z.minLength(1))), undefined)
const User = z.object({
  data: z.object({ id: text, stores: z.catch(z.array(z.object({ id: z.string() })), []) }),
})

export type Account = { user: string | undefined; stores: readonly string[] }

/** The platform answered, but not with the account. */
class AccountRefused extends Error {
  readonly status: number
  constructor(status: number) {
    super('account refused')
    this.status = status
  }
}

export const isKeyRefused = (error: unknown) =>
  error instanceof AccountRefused && error.status === 401

export type Accounts = ReturnType<typeof createAccounts>

/** Whose key a session has, as the platform says. Rejects if it doesn't say. */
export function createAccounts(service: string, limits: Pick<Limits, 'signIn' | 'answer'>) {
  const accounts = createRecent<Account>(STORES_KEPT, HELD)
  const users = createRecent<string>(USER_KEPT, HELD)
  const underWay = new Map<string, Promise<Account>>()

  function accountOf(c: HostContext): Promise<Account> {
    const { id } = c.var.session
    const known = accounts.get(id)
    if (known) return Promise.resolve(known)
    // A page that opens asks for several things at once.
    const reading = underWay.get(id) ?? read(c).finally(() => underWay.delete(id))
    underWay.set(id, reading)
    return reading
  }

  async function userOf(c: HostContext): Promise<string | undefined> {
    return users.get(c.var.session.id) ?? (await accountOf(c)).user
  }

  async function read(c: HostContext): Promise<Account> {
    const { storeId } = c.var.session
    return (storeId && (await readProved(c, storeId))) || readUser(c)
  }

  /** A key that was proved on one store is proved there again. Undefined if it may now do more. */
  async function readProved(c: HostContext, storeId: string): Promise<Account | undefined> {
    const { id, key } = c.var.session
    const proof = await proveKey({ service, key, trace: c.var.trace }, storeId, limits)
    if ('canReadUser' in proof) {
      if (proof.canReadUser) return undefined
      return keep(id, { user: undefined, stores: [storeId.toLowerCase()] })
    }
    const { serviceStatus = proof.status } = proof
    if (serviceStatus !== 403 && serviceStatus !== 404) throw new AccountRefused(serviceStatus)
    return keep(id, { user: undefined, stores: [] })
  }

  async function readUser(c: HostContext): Promise<Account> {
    const { id, key } = c.var.session
    const answer = await callService({
      address: new URL(`${service}/user`),
      method: 'GET',
      key,
      trace: c.var.trace,
      signal: AbortSignal.timeout(limits.signIn),
    })
    const body = await readText(answer, limits.answer)
    // A key that may not read its account is asked about no more often than any other.
    if (answer.status === 403) return keep(id, { user: undefined, stores: [] })
    if (!answer.ok) throw new AccountRefused(answer.status)
    const { data } = User.parse(JSON.parse(body))
    return keep(id, { user: data.id, stores: data.stores.map((one) => one.id.toLowerCase()) })
  }

  function keep(id: string, account: Account): Account {
    accounts.set(id, account)
    if (account.user !== undefined) users.set(id, account.user)
    return account
  }

  return { accountOf, userOf }
}
