import { useQuery } from '@tanstack/react-query'
import { hasTeam, readTeam } from '#api/transport-team.ts'
import { sameAccount } from '#model/reading/memory/same-account.ts'
import { rememberTeam } from '#model/reading/memory/staff.ts'
import type { SavedReply } from '#model/doing/replies/saved-replies.ts'

const RARELY = 10 * 60_000

type TeamShare = { replies: readonly SavedReply[] }
const NOTHING: TeamShare = { replies: [] }

export function useTeam(storeId: string): TeamShare {
  const { data = NOTHING } = useQuery({
    queryKey: ['team', storeId],
    queryFn: async (): Promise<TeamShare> => {
      const isSameAccount = sameAccount()
      const { people, replies } = await readTeam(storeId)
      if (isSameAccount()) rememberTeam(storeId, people)
      return {
        replies: replies.map(({ name, text, shortcut = '', group = '', state, tags }, at) => ({
          id: `team-${at}`,
          name,
          text,
          shortcut,
          group,
          state,
          tags,
          uses: 0,
          isTeam: true,
        })),
      }
    },
    enabled: hasTeam,
    staleTime: RARELY,
    refetchInterval: RARELY,
    retry: false,
  })
  return data
}
