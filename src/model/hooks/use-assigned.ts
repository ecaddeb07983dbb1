import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readEvery } from '#api/team-facts.ts'
import { type Assignments, assignTicket, hasTeam, readAssignments } from '#api/transport-team.ts'
import { usePreferences } from '#base/storage/preferences.ts'
import { type Assigned, holderOf } from '#model/doing/tickets/assigned.ts'

/** Milliseconds. */
const OFTEN = 20_000

const keyOf = (storeId: string) => ['assigned', storeId]

export type AssignedView = {
  /** Undefined without a host, and until the host has answered. */
  assigned: Assigned | undefined
  /** '' as long as the merchant has told colleagues no name. */
  me: string
}

export function useAssigned(storeId: string): AssignedView {
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: keyOf(storeId),
    queryFn: () => readAssignments(storeId, client.getQueryData<Assignments>(keyOf(storeId))),
    enabled: hasTeam,
    ...readEvery(OFTEN),
  })
  return { assigned: data?.names, me: usePreferences().myName.trim() }
}

/** The last change, if it did not turn out as intended. */
export type AssignProblem = { wanted: string; holder: string | undefined }

export function useAssign(storeId: string, ticketId: string, assigned: Assigned) {
  const client = useQueryClient()
  const [problem, setProblem] = useState<AssignProblem>()
  const [isBusy, setIsBusy] = useState(false)

  async function assign(wanted: string) {
    setIsBusy(true)
    setProblem(undefined)
    // An answer from before this change would undo it on screen.
    await client.cancelQueries({ queryKey: keyOf(storeId) })
    const before = holderOf(assigned, ticketId)
    const asked = { store: storeId, ticket: ticketId, before, name: wanted }
    const holder = await assignTicket(asked).catch(() => undefined)
    setIsBusy(false)
    if (holder === undefined) void client.invalidateQueries({ queryKey: keyOf(storeId) })
    else client.setQueryData<Assignments>(keyOf(storeId), noting(ticketId, holder))
    if (holder !== wanted) setProblem({ wanted, holder })
  }

  return { assign, isBusy, problem }
}

function noting(ticketId: string, holder: string) {
  return (known: Assignments | undefined): Assignments => {
    const { [ticketId.toLowerCase()]: _before, ...others } = known?.names ?? {}
    const names = holder === '' ? others : { ...others, [ticketId.toLowerCase()]: holder }
    // Without a tag, the next read gets everything anew.
    return { names, tag: '' }
  }
}
