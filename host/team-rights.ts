import type { Accounts } from './accounts.ts'
import type { HostContext } from './context.ts'
import { isUuid } from './uuid.ts'

/** Only people who may use a store learn what its team shares; the platform says who may. */
export function createTeamRights({ accountOf }: Pick<Accounts, 'accountOf'>) {
  return async (c: HostContext, storeId: string): Promise<boolean> => {
    const { storeId: proved } = c.var.session
    if (!isUuid(storeId)) return false
    if (proved) return proved.toLowerCase() === storeId.toLowerCase()
    const account = await accountOf(c).catch(() => undefined)
    return account?.stores.includes(storeId.toLowerCase()) ?? false
  }
}
