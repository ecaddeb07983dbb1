export function createLimiter(places: number) {
  let free = places
  const waiting: (() => void)[] = []

  function leave() {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }

  async function enter(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted()
    if (free > 0) {
      free -= 1
      return
    }
    await new Promise<void>((resolve, reject) => {
      const onAbort = () => {
        waiting.splice(waiting.indexOf(admit), 1)
        reject(signal?.reason)
      }
      const admit = () => {
        signal?.removeEventListener('abort', onAbort)
        resolve()
      }
      waiting.push(admit)
      signal?.addEventListener('abort', onAbort, { once: true })
    })
  }

  return async function run<Result>(
    work: () => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    await enter(signal)
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
