import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hasTeam, readTeam } from '#api/transport-team.ts'
import { rememberTeam } from '#model/memory/staff.ts'
import type { SavedReply } from './saved-replies.ts'

const RARELY = 10 * 60_000

type TeamShare = { people: readonly string[]; replies: readonly SavedReply[] }
const NOTHING: TeamShare = { people: [], replies: [] }

export function useTeam(storeId: string): TeamShare {
  const { data = NOTHING } = useQuery({
    queryKey: ['team', storeId],
    queryFn: async (): Promise<TeamShare> => {
      const { people, replies } = await readTeam(storeId)
      return {
        people,
        replies: replies.map(({ name, text, shortcut = '', group = '' }, at) => ({
          id: `team-${at}`,
          name,
          text,
          shortcut,
          group,
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
  useEffect(() => rememberTeam(storeId, data.people), [storeId, data])
  return data
}
