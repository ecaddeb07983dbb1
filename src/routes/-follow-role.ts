import { useEffect } from 'react'
import type { Role } from '#api/transport-role.ts'
import { t } from '#base/language/words.ts'
import { roleBanner } from '#features/navigation/role-banner.ts'
import { useRole } from '#model/hooks/use-role.ts'

/** No page may look as if there were nothing where the host left something out. */
export function useRoleBanner() {
  const words = wordsOf(useRole())
  useEffect(() => roleBanner.set(words), [words])
}

function wordsOf(role: Role | undefined): string {
  if (!role?.hasRoles) return ''
  if (!role.role)
    return t`You have no role here yet. Account shows the user ID that an owner needs.`
  return role.hidesAddresses
    ? t`Your role leaves out customers’ addresses: emails, IP addresses, places. What seems empty may only be left out.`
    : ''
}
