import * as z from 'zod/mini'
import { runtimeConfig } from './runtime-config.ts'
import { list, text } from './schemas/fields.ts'

/* Static files have no host, and so nobody to share with. */
export const hasTeam = runtimeConfig.mode === 'host'

const LONGEST_WAIT = 10_000
const GUARD = { 'X-Requested-By': 'counter' }

const TeamData = z.object({
  people: list(z.string()),
  replies: list(z.object({ name: z.string(), text: z.string(), shortcut: text, group: text })),
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
  const { data } = await call(`/team?store=${encodeURIComponent(storeId)}`, { method: 'GET' })
  return TeamData.parse(data)
}

export async function tellPresence(presence: Presence): Promise<Colleague[]> {
  const { data } = await call('/team/presence', {
    method: 'POST',
    body: JSON.stringify(presence),
    // A page that closes still says so.
    keepalive: true,
  })
  return z.object({ others: list(Colleague) }).parse(data).others
}

async function call(address: string, init: RequestInit): Promise<{ data: unknown }> {
  const response = await fetch(address, {
    ...init,
    headers: init.body === undefined ? GUARD : { ...GUARD, 'Content-Type': 'application/json' },
    credentials: 'same-origin',
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(LONGEST_WAIT),
  })
  if (!response.ok) throw new Error('No team here')
  return z.object({ data: z.unknown() }).parse(await response.json())
}
