import type { StatusCode } from 'hono/utils/http-status'
import { type HostContext, rawTarget } from './context.ts'
import type { Limits } from './limits.ts'
import { refuse } from './refusal.ts'
import { readJsonBody } from './request-body.ts'
import { callService, lossOf, passedHeaders, readText } from './service.ts'
import { openSessionCookie } from './session-cookie.ts'
import type { Sessions } from './session.ts'

/** Tests order faults from the embedded mock service through the host, each under its own key. */
export function forwardControl(mock: string, sessions: Sessions, limits: Limits) {
  return async (c: HostContext) => {
    const bearer = c.req.header('authorization')?.replace(/^Bearer\s+/i, '')
    const key = bearer ?? (await openSessionCookie(c, sessions))?.key ?? ''
    const hasBody = c.req.method === 'POST' || c.req.method === 'DELETE'
    const body = hasBody ? await readJsonBody(c, limits.answer) : ''
    if (typeof body !== 'string') return refuse(c, body)
    try {
      const address = new URL(mock + rawTarget(c.req.raw, c.env))
      const answer = await callService({ address, method: c.req.method, key, body })
      const text = await readText(answer, limits.listAllAnswer)
      return c.newResponse(text || null, answer.status as StatusCode, passedHeaders(answer))
    } catch (error) {
      return refuse(c, lossOf(error))
    }
  }
}
