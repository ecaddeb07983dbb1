import { useQuery } from '@tanstack/react-query'
import type { WriteOperation } from '#api/operations.ts'
import { hasRoles, readEvery } from '#api/team-facts.ts'
import { type Role, type RoleName, readRole } from '#api/transport-role.ts'
import { t } from '#base/language/words.ts'
import { writeNames } from '#model/records/write-names.ts'

const OFTEN = 60_000

/** Undefined without roles, and until the host has told. */
export function useRole(): Role | undefined {
  return useRoleQuery().data
}

const useRoleQuery = () =>
  useQuery({
    queryKey: ['role'],
    queryFn: readRole,
    enabled: hasRoles,
    ...readEvery(OFTEN),
  })

/** Whoever may reply may also write on the team's boards (host/team-routes.ts). */
type Deed = WriteOperation | 'note'

/**
 * Why whoever is signed in may not do this; undefined if they may. Empty until the host has told, so
 * that no button stands there for a moment.
 */
export function useRoleRefusal(deed: Deed): string | undefined {
  const { data, isLoading } = useRoleQuery()
  if (!data) return isLoading ? '' : undefined
  if (!data.hasRoles || !data.refused.includes(deed === 'note' ? 'replyTicket' : deed)) {
    return undefined
  }
  if (!data.role) return t`You have no role here yet.`
  const role = roleWord(data.role)
  return deed === 'note'
    ? t`Your role is ${role}: notes and tags are for support and owners.`
    : writeNames[deed].refused(role)
}

const roleWords: Record<RoleName, string> = {
  owner: t`Owner`,
  support: t`Support`,
  reader: t`Reader`,
}

export const roleWord = (role: RoleName): string => roleWords[role]
