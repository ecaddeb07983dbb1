import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Store } from '#api/schemas/store.ts'
import { checkModel, type ModelWorld } from './model.testing.ts'
import { createSimulation } from './simulation.testing.ts'
import { type KnownSettings, valuesOf } from '#model/store/fields.ts'
import { type SaveChange, type Saved, saveKind, saveOf, type SaveTarget } from './settings.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const target = { storeId: '11111111-1111-1111-1111-111111111111' }

type World = ModelWorld<SaveTarget, KnownSettings | undefined, Store, Saved, SaveChange>

/** Each save sets a name of its own; somebody else changes the description. */
function createSaveWorld(): World {
  let settings: KnownSettings = { name: 'Name 0', description: 'Tools', isTicketingEnabled: true }
  let confirmed = 0
  const names = new Map<string, string>()
  return {
    write: {
      kind: saveKind,
      target,
      record: () => settings,
      apply(operationId) {
        settings = { ...settings, name: names.get(operationId) }
        return { id: target.storeId, ...settings } as Store
      },
      confirmation(seen, send) {
        const base = valuesOf(seen ?? {})
        confirmed += 1
        const mine = { ...base, name: `Name ${confirmed}` }
        return saveOf(target, { base, mine, known: undefined }, (_store, { name = '' }, caller) => {
          names.set(caller.operationId, name)
          return send(caller)
        })
      },
    },
    isSo: (operationId) => settings.name === names.get(operationId),
    meddle: () => void (settings = { ...settings, description: `${settings.description}!` }),
  }
}

it('a save keeps its promises', { timeout: 600_000 }, () => checkModel(createSaveWorld))

it('a second save waits for the look that follows the first, and is sent', async () => {
  const world = createSimulation(createSaveWorld().write)
  world.setFate({ answersAfter: 10, answer: 'applied' })
  const { process, confirm } = world.open()
  void confirm()
  await vi.advanceTimersByTimeAsync(35)
  expect(process.state()).toMatchObject({ phase: 'done', evidence: 'answer' })
  process.again()
  void confirm()
  await vi.advanceTimersByTimeAsync(5)
  expect(process.state()).toEqual({ phase: 'prechecking' })
  await vi.advanceTimersByTimeAsync(100)
  expect(process.state()).toMatchObject({ phase: 'done', evidence: 'record' })
  expect(world.deliveries).toHaveLength(2)
})
