import type { Readable } from 'node:stream'

export type Parts = {
  take: (part: Uint8Array) => void
  end: () => void
  fail: (error: Error) => void
  /** What was taken before a failure comes first. */
  body: AsyncIterator<Uint8Array>
}

export type Flow = { pause: () => void; resume: () => void; stop: () => void }

const largestWaiting = 64_000

/** Holds an answer part by part. Its source pauses while nobody asks for more. */
export function createParts(flow: Flow, mostWaiting = largestWaiting): Parts {
  const parts: Uint8Array[] = []
  let size = 0
  let isOver = false
  let failure: Error | undefined
  let wake: (() => void) | undefined

  function tell() {
    wake?.()
    wake = undefined
  }
  return {
    take(part) {
      parts.push(part)
      size += part.length
      if (!wake && size >= mostWaiting) flow.pause()
      tell()
    },
    end() {
      isOver = true
      tell()
    },
    fail(error) {
      if (!isOver) failure ??= error
      tell()
    },
    body: {
      async next() {
        for (;;) {
          const value = parts.shift()
          if (value) {
            size -= value.length
            return { done: false, value }
          }
          if (failure) throw failure
          if (isOver) return { done: true, value: undefined }
          const come = new Promise<void>((resolve) => {
            wake = resolve
          })
          flow.resume()
          await come
        }
      },
      async return() {
        flow.stop()
        return { done: true, value: undefined }
      },
    },
  }
}

/** Reads as the stream's own iterator does, at a fraction of the processor time. */
export function partsOf(answer: Readable): AsyncIterator<Uint8Array> {
  const flow = {
    pause: () => answer.pause(),
    resume: () => answer.resume(),
    stop: () => answer.destroy(),
  }
  const { take, end, fail, body } = createParts(flow, answer.readableHighWaterMark)
  answer.on('data', take)
  answer.once('end', end)
  answer.on('error', fail)
  answer.once('close', () => fail(Object.assign(new Error('closed'), { code: 'ECONNRESET' })))
  return body
}
