import { randomInt } from 'node:crypto'

export type LaneLimits = {
  /** Milliseconds between two turns. */
  every: number
  waiting: number
}

type Lane = { queue: ((isTurn: boolean) => void)[]; timer?: NodeJS.Timeout }

/** A right key among guesses gets through; when too many wait, chance decides who leaves. */
export function createSignInLane({ every, waiting }: LaneLimits, choose = randomInt) {
  const lanes = new Map<string, Lane>()

  /** Resolves to whether this one's turn has come; false if there are too many or it has left. */
  function turn(network: string, left?: AbortSignal): Promise<boolean> {
    const lane = lanes.get(network) ?? { queue: [] }
    lanes.set(network, lane)
    return new Promise((resolve) => {
      const { queue } = lane
      queue.push(resolve)
      if (queue.length > waiting) queue.splice(choose(queue.length), 1)[0]?.(false)
      left?.addEventListener('abort', () => {
        const at = queue.indexOf(resolve)
        if (at >= 0) queue.splice(at, 1)
        resolve(false)
      })
      lane.timer ??= setTimeout(() => serve(network, lane))
    })
  }

  function serve(network: string, lane: Lane) {
    const next = lane.queue.shift()
    next?.(true)
    lane.timer = next && setTimeout(() => serve(network, lane), every)
    if (!next) lanes.delete(network)
  }

  return turn
}
