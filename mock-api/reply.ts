import { type Answer, Failure } from './call.ts'
import type { Character } from './character-points.ts'
import { USUAL } from './characters.ts'

/** Faults may still change it. */
export type Reply = {
  status: number
  headers: Record<string, string>
  body: string | Uint8Array<ArrayBuffer>
  wire?: 'stall' | 'reset' | 'reset-in-body' | 'short-body' | 'cut-body'
  /** Omits the CORS headers. */
  isOpaque?: boolean
}

const json = { 'content-type': 'application/json; charset=utf-8' }

export function replyTo({ status, envelope }: Answer): Reply {
  return { status, headers: json, body: JSON.stringify(envelope) }
}

type Refusals = Pick<Character, 'refusalStatus' | 'refusalBody'>

export function refusal(error: unknown, character: Refusals = USUAL): Reply {
  const { status, code, message } =
    error instanceof Failure ? error : new Failure(500, 'INTERNAL', String(error))
  const words = character.refusalBody === 'neither' ? {} : { message, code }
  return {
    status: statusOf(status, character),
    headers: json,
    body: JSON.stringify({ success: false, ...words }),
  }
}

/** Every platform says plainly that a key is wrong or that it was asked too often. */
function statusOf(status: Failure['status'], { refusalStatus }: Refusals) {
  if (refusalStatus === 'by-kind' || status === 401 || status === 429) return status
  return refusalStatus === 'always-400' ? 400 : 200
}
