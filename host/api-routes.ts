import { operations } from '#api/operations.ts'
import { type HostContext, rawTarget } from './context.ts'
import { matchOperation, misplacedQuery } from './operation-match.ts'
import { forwardRead } from './read-forwarding.ts'
import { watchPauses } from './pauses.ts'
import { refuse } from './refusal.ts'
import { type WriteOptions, forwardWrite } from './write-forwarding.ts'

export function forwardOperation(service: string, options: Omit<WriteOptions, 'pauses'>) {
  const { limits, roles } = options
  const pauses = watchPauses()
  return async (c: HostContext) => {
    const target = rawTarget(c.req.raw, c.env)
    if (target.length > limits.target) return refuse(c, addressTooLong)
    const match = matchOperation(service, c.req.raw.method, target.slice('/api'.length))
    if (!match) return refuse(c, noOperation)
    c.set('operation', match.operation)
    const misplaced = misplacedQuery(match)
    if (misplaced.length > 0) {
      return refuse(c, {
        status: 400,
        code: 'QUERY_UNKNOWN',
        message: `${match.operation} does not take these parameters: ${misplaced.join(', ')}`,
      })
    }
    if (operations[match.operation].method !== 'GET') {
      return forwardWrite(c, match, { ...options, pauses })
    }
    const refused = await roles.refuseOperation(c, match)
    return refused ? refuse(c, refused) : forwardRead(c, match, limits)
  }
}

const addressTooLong = {
  status: 414,
  code: 'ADDRESS_TOO_LONG',
  message: 'The address is too long.',
} as const

const noOperation = {
  status: 404,
  code: 'NO_SUCH_OPERATION',
  message: 'There is no such operation.',
} as const
