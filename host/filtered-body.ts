import { setImmediate as nextTurn } from 'node:timers/promises'
import type { JsonFilter } from './json-cutter.ts'

/** Bytes after which other requests get a turn: a millisecond of work, more in cold code. */
const turn = 32_000

export async function filterInTurns(filter: JsonFilter, chunk: Uint8Array): Promise<Uint8Array> {
  const passed: Uint8Array[] = []
  for (let at = 0; at < chunk.length; at += turn) {
    if (at > 0) await nextTurn()
    passed.push(filter.write(chunk.subarray(at, at + turn)))
  }
  return passed.length === 1 ? passed[0]! : Buffer.concat(passed)
}

/** Undefined unless it was whole JSON, because anything else could hide a secret. */
export async function readFiltered(
  body: ReadableStream<Uint8Array> | null,
  filter: JsonFilter,
  limit: number,
): Promise<string | undefined> {
  const passed: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > limit) throw new RangeError('too large')
    passed.push(await filterInTurns(filter, chunk))
  }
  return filter.isWhole() ? new TextDecoder().decode(Buffer.concat(passed)) : undefined
}
