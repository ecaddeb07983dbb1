import type { Readable } from 'node:stream'

/**
 * Reads an answer part by part, as its own iterator does, at a fraction of the processor time. It
 * stops reading while nobody asks for more.
 */
export function partsOf(answer: Readable): AsyncIterator<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  let isOver = false
  let failure: Error | undefined
  let wake: (() => void) | undefined

  function tell() {
    wake?.()
    wake = undefined
  }
  answer.on('data', (part: Uint8Array) => {
    parts.push(part)
    size += part.length
    if (!wake && size >= answer.readableHighWaterMark) answer.pause()
    tell()
  })
  answer.once('end', () => {
    isOver = true
    tell()
  })
  answer.on('error', (error) => {
    failure = error
    tell()
  })
  answer.once('close', () => {
    if (!isOver) failure ??= Object.assign(new Error('closed'), { code: 'ECONNRESET' })
    tell()
  })

  return {
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
        answer.resume()
        await come
      }
    },
    async return() {
      answer.destroy()
      return { done: true, value: undefined }
    },
  }
}
