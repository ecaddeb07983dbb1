import { createHash } from 'node:crypto'
import type { WriteAnswer } from './joined-writes.ts'
import { type ServiceCall, callService, readText } from './service.ts'

/** A look at the record that a write changes, under a lock over all hosts. */
export type Guard = {
  lock: string
  /** Milliseconds to wait for somebody else who writes to the same record. */
  patience: number
  /** Undefined if the write may be sent. */
  refuse: (call: GuardCall) => Promise<WriteAnswer | undefined>
}

export type GuardCall = Pick<ServiceCall, 'key' | 'trace' | 'signal'> & { answerLimit: number }

/** Two people who write to one record at the same moment wait for each other this long. */
export const GUARD_PATIENCE = 20_000

/**
 * One name per record, whoever's key it is: colleagues may have keys of their own. In the demo each
 * key has data of its own (`owner`).
 */
export const recordLock = (noun: string, { href }: URL, owner: string): string =>
  createHash('sha256').update(`${noun} ${owner} ${href.toLowerCase()}`).digest('base64')

/** The `data` of a record, read past every cache; throws unless the service sent one. */
export async function readNow(address: URL, { answerLimit, ...call }: GuardCall): Promise<unknown> {
  const answer = await callService({ address, method: 'GET', ...call })
  const text = await readText(answer, answerLimit)
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  return (JSON.parse(text) as { data?: unknown }).data
}
