import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { hasShared } from '#api/team-facts.ts'
import { type Team, hasTeam, readTeam } from '#api/transport-team.ts'
import { shareLimits } from '#model/reading/checks/kept.ts'
import { sameAccount } from '#model/reading/memory/same-account.ts'
import { rememberTeam } from '#model/reading/memory/staff.ts'
import type { SavedReply } from '#model/doing/replies/saved-replies.ts'

const RARELY = 10 * 60_000

type TeamShare = { replies: readonly SavedReply[]; views: Team['views'] }
const NOTHING: TeamShare = { replies: [], views: [] }

const teamQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['team', storeId],
    queryFn: async (): Promise<TeamShare> => {
      const isSameAccount = sameAccount()
      const { people, replies, views, ...limits } = await readTeam(storeId)
      if (isSameAccount()) {
        rememberTeam(storeId, people)
        shareLimits(storeId, limits)
      }
      return {
        views,
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
    staleTime: RARELY,
    refetchInterval: RARELY,
    retry: false,
  })

export function useTeam(storeId: string): TeamShare {
  const { data = NOTHING } = useQuery({ ...teamQuery(storeId), enabled: hasTeam })
  return data
}

/** Only where the team's file has some. */
export function useSharedViews(storeId: string): TeamShare['views'] {
  const { data = NOTHING } = useQuery({ ...teamQuery(storeId), enabled: hasShared })
  return data.views
}

/** For pages that mark stock and ask for nothing else of the team. */
export function readSharedTeam(queryClient: QueryClient, storeId: string) {
  if (hasShared) queryClient.query(teamQuery(storeId)).catch(() => undefined)
}
