import type { Answer } from './call.ts'
import { Failure } from './call.ts'

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

export function refusal(error: unknown): Reply {
  const { status, code, message } =
    error instanceof Failure ? error : new Failure(500, 'INTERNAL', String(error))
  return { status, headers: json, body: JSON.stringify({ success: false, message, code }) }
}
