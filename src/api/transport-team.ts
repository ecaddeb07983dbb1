import * as z from 'zod/mini'
import { runtimeConfig } from './runtime-config.ts'
import { TicketState, TicketTag } from './schemas/after-sending.ts'
import { list, text } from './schemas/fields.ts'

/* Static files have no host, and so nobody to share with. */
export const hasTeam = runtimeConfig.mode === 'host'

const LONGEST_WAIT = 10_000
const GUARD = { 'X-Requested-By': 'counter' }

const TeamData = z.object({
  people: list(z.string()),
  replies: list(
    z.object({
      name: z.string(),
      text: z.string(),
      shortcut: text,
      group: text,
      state: z.catch(z.optional(TicketState), undefined),
      tags: list(TicketTag),
    }),
  ),
  views: list(
    z.object({ list: z.string(), name: z.string(), search: z.record(z.string(), z.string()) }),
  ),
  lowStock: z.catch(z.optional(z.number()), undefined),
  disputeLimit: z.catch(z.optional(z.number()), undefined),
})
export type Team = z.infer<typeof TeamData>

const Colleague = z.object({ name: z.string(), doing: z.enum(['reading', 'writing']) })
export type Colleague = z.infer<typeof Colleague>

export type Presence = {
  store: string
  ticket: string
  doing: Colleague['doing'] | 'gone'
  name: string
}

/** The team's file, as far as it is about this store; rejects if the host doesn't answer. */
export async function readTeam(storeId: string): Promise<Team> {
  return TeamData.parse(await askHost(`/team?store=${encodeURIComponent(storeId)}`))
}

export async function tellPresence(presence: Presence): Promise<Colleague[]> {
  const answer = await askTeam('/team/presence', {
    method: 'POST',
    body: JSON.stringify(presence),
    // Keepalive, so that a closing page can still report that it leaves.
    keepalive: true,
  })
  return z.object({ others: list(Colleague) }).parse(await teamData(answer)).others
}

const Assigned = z.object({ assigned: z.record(z.string(), z.string()) })

/** Who has which ticket, by its id in lower case; `tag` names this state of it. */
export type Assignments = { names: Readonly<Record<string, string>>; tag: string }

/** Rejects if the host doesn't answer, or is one that doesn't know of assignments. */
export async function readAssignments(
  storeId: string,
  known: Assignments | undefined,
): Promise<Assignments> {
  const answer = await askTeam(`/team/assignments?store=${encodeURIComponent(storeId)}`, {
    method: 'GET',
    headers: known && { 'If-None-Match': known.tag },
  })
  if (known && answer.status === 304) return known
  const names = Assigned.parse(await teamData(answer)).assigned
  return { names, tag: answer.headers.get('etag') ?? '' }
}

/** '' is nobody. */
export type Assignment = { store: string; ticket: string; before: string; name: string }

/** Resolves to who has the ticket then: somebody else, if they were faster. */
export async function assignTicket(assignment: Assignment): Promise<string> {
  const answer = await askTeam('/team/assignments', {
    method: 'PUT',
    body: JSON.stringify(assignment),
  })
  return z.object({ name: z.string() }).parse(await teamData(answer)).name
}

type Call = {
  method: string
  headers?: Record<string, string> | undefined
  body?: string
  keepalive?: true
}

export async function askTeam(address: string, { headers, ...init }: Call): Promise<Response> {
  const sent = new Headers({ ...GUARD, ...headers })
  if (init.body !== undefined) sent.set('Content-Type', 'application/json')
  return fetch(address, {
    ...init,
    headers: sent,
    credentials: 'same-origin',
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(LONGEST_WAIT),
  })
}

/** Rejects if the host doesn't answer, or refuses. */
export const askHost = async (address: string): Promise<unknown> =>
  teamData(await askTeam(address, { method: 'GET' }))

export async function teamData(answer: Response): Promise<unknown> {
  if (!answer.ok) throw new Error('No team here')
  return z.object({ data: z.unknown() }).parse(await answer.json()).data
}
