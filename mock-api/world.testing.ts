import type { OperationId } from '#api/operations.ts'
import { createMockApp } from './app.ts'
import type { Character } from './character-points.ts'
import { type CharacterName, drawCharacter, namedCharacter } from './characters.ts'
import type { Delivery } from './delivery-log.ts'
import type { Change } from './ordered-changes.ts'
import type { RecordPart, TrueRecords } from './true-records.ts'

export type WorldOptions = {
  /** A name, a seed, or single points. */
  character?: CharacterName | number | Character
  /** Of all three stores together. */
  orders?: number
  /** Milliseconds since 1970; simulated days move it. */
  clock?: () => number
}

/** A platform without sockets: requests go in, answers come out. */
export function createWorld({ character = 'usual', orders = 60, clock }: WorldOptions = {}) {
  const taken =
    typeof character === 'string'
      ? namedCharacter(character)
      : typeof character === 'number'
        ? drawCharacter(character)
        : character
  const app = createMockApp({ orders, character: taken, ...(clock && { clock }) })
  const apiKey = `test-${crypto.randomUUID()}`

  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (!headers.has('Authorization')) headers.set('Authorization', `Bearer ${apiKey}`)
    return app.request(path, { ...init, headers })
  }
  async function control<Data>(path: string, body?: unknown): Promise<Data> {
    const answer = await request(
      path,
      body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) },
    )
    const { data, message } = (await answer.json()) as { data: Data; message?: string }
    if (!answer.ok) throw new Error(`The control channel refused: ${message}`)
    return data
  }

  return {
    apiKey,
    character: taken,
    request,
    /** Takes the place of `fetch`: a path, or an address of any origin. */
    fetch: (input: string | URL, init?: RequestInit) => {
      const { pathname, search } = new URL(input, 'https://counter.test')
      return request(pathname + search, init)
    },
    /** Some parts of the records, or all. */
    records: <Part extends RecordPart = RecordPart>(
      form: 'kept' | 'sent' = 'kept',
      ...parts: Part[]
    ) =>
      control<TrueRecords<Part>>(
        `/__records?form=${form}${parts.length > 0 ? `&of=${parts.join(',')}` : ''}`,
      ),
    change: (change: Change) => control<null>('/__records', change),
    behave: (from: string | number, points: Partial<Character> = {}) =>
      control<Character>('/__character', { from, points }),
    fault: (fault: Record<string, unknown> & { op: OperationId | '*' }) =>
      control<null>('/__fault', fault),
    log: () => control<Delivery[]>('/__log'),
  }
}
