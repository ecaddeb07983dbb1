import * as z from 'zod/mini'
import type { HostContext } from './context.ts'
import type { Limits } from './limits.ts'
import { createRecent } from './recent.ts'
import { callService, readText } from './service.ts'
import { isUuid } from './uuid.ts'

const RIGHTS_KEPT = 5 * 60_000
const RIGHTS_HELD = 1_000

const Rights = z.object({ data: z.object({ stores: z.array(z.object({ id: z.string() })) }) })

/** Only people who may use a store learn what its team shares; the platform says who may. */
export function createTeamRights(service: string, limits: Pick<Limits, 'signIn' | 'answer'>) {
  const rights = createRecent<string[]>(RIGHTS_KEPT, RIGHTS_HELD)

  async function mayUse(c: HostContext, storeId: string): Promise<boolean> {
    const { id, key, storeId: proved } = c.var.session
    if (!isUuid(storeId)) return false
    if (proved) return proved.toLowerCase() === storeId.toLowerCase()
    const stores = rights.get(id) ?? (await readStores(key, c).catch(() => undefined))
    if (!stores) return false
    rights.set(id, stores)
    return stores.includes(storeId.toLowerCase())
  }

  async function readStores(key: string, c: HostContext): Promise<string[]> {
    const answer = await callService({
      address: new URL(`${service}/user`),
      method: 'GET',
      key,
      trace: c.var.trace,
      signal: AbortSignal.timeout(limits.signIn),
    })
    const { data } = Rights.parse(JSON.parse(await readText(answer, limits.answer)))
    return data.stores.map((one) => one.id.toLowerCase())
  }

  return mayUse
}
