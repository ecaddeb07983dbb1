import { setImmediate as nextTurn } from 'node:timers/promises'
import { filterInTurns } from './filtered-body.ts'
import type { JsonFilter } from './json-cutter.ts'

export type Relay = {
  /** How many bytes had arrived before the relay began. */
  begun: number
  /** The whole body, if it ended within them; its text is undefined if it is not JSON. */
  whole: { text: Uint8Array<ArrayBuffer> | undefined } | undefined
  stream: () => ReadableStream<Uint8Array>
}

export type RelayOptions = {
  filter: JsonFilter
  /** In bytes; a longer body fails. */
  limit: number
  gather: number
  onEnd: () => void
  onCancel: () => void
  /** Called when the rest of the body fails; returns whether that has cut the connection. */
  onLoss: (error: unknown) => boolean
}

const longestStart = 256_000

/** Most answers come in one part, which needs no copy. */
const asOne = (parts: readonly Uint8Array[]) =>
  parts.length === 1 && Buffer.isBuffer(parts[0])
    ? (parts[0] as Buffer<ArrayBuffer>)
    : Buffer.concat(parts)

/** Passes a body on through the filter while it arrives. A loss before the start rejects. */
export async function startRelay(
  body: AsyncIterator<Uint8Array>,
  { filter, limit, gather, onEnd, onCancel, onLoss }: RelayOptions,
): Promise<Relay> {
  let size = 0
  let isOver = false
  let coming: ReturnType<typeof body.next> | undefined

  async function receive(): Promise<Uint8Array> {
    const { done, value } = await (coming ?? body.next())
    coming = undefined
    if (done) {
      isOver = true
      return new Uint8Array()
    }
    size += value.length
    if (size > limit) throw new RangeError('too large')
    return value
  }

  async function pass(received: Uint8Array): Promise<Uint8Array> {
    const passed = await filterInTurns(filter, received)
    if (filter.isBroken()) {
      isOver = true
      body.return?.().catch(() => undefined)
    }
    return passed
  }

  async function comesAtOnce() {
    if (size > longestStart) return false
    coming = body.next()
    let isThere = false
    const comes = coming.then(
      () => (isThere = true),
      () => false,
    )
    // What has already arrived needs no turn.
    await Promise.resolve()
    return isThere || Promise.race([comes, nextTurn(false)])
  }

  const start = [await receive()]
  while (!isOver && (size < gather || (await comesAtOnce()))) {
    const part = await receive()
    if (part.length > 0) start.push(part)
  }
  const received = asOne(start)
  const isHarmless = isOver && filter.isHarmless(received)
  const begun = isHarmless ? received : Buffer.from(await pass(received))
  let waiting: Uint8Array = begun

  async function pull(controller: ReadableStreamDefaultController<Uint8Array>) {
    try {
      while (waiting.length === 0 && !isOver) waiting = await pass(await receive())
    } catch (error) {
      return onLoss(error) ? controller.close() : controller.error(error)
    }
    if (waiting.length > 0) controller.enqueue(waiting)
    waiting = new Uint8Array()
    if (!isOver) return undefined
    onEnd()
    return controller.close()
  }

  const isWhole = isHarmless || filter.isWhole()
  const whole = isOver ? { text: isWhole ? begun : undefined } : undefined
  const stream = () => new ReadableStream({ pull, cancel: onCancel })
  return { begun: begun.length, whole, stream }
}
