import { vi } from 'vitest'
import type { Scene } from './world-scene.testing.ts'
import type { Fate } from './world-service.testing.ts'
import { createWorld } from './world-tabs.testing.ts'

export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
export const healthy: Fate = { appliesAfter: 1, repliesAfter: 10, reply: 'record' }
export const lost: Fate = { repliesAfter: 10, reply: 'lost' }

/** A world with one tab, whose steps a test takes one by one. */
export function begin<Id extends string, Reading, Answer, Effect, Change>(
  scene: Scene<Id, Reading, Answer, Effect, Change>,
  lag = 0,
) {
  const world = createWorld(scene)
  world.service.setLags([lag])
  const tab = world.openTab()
  const state = () => tab.write.state()
  async function confirm(fate: Fate) {
    tab.write.again()
    world.setFate(fate)
    tab.confirm()
    await pass(100)
  }
  return { world, tab, state, confirm }
}
