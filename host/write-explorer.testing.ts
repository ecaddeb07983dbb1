import { type WriteAnswer, type WriteLimits, createWrites } from './joined-writes.ts'
import { claimsSeen } from './claims-seen.ts'
import { type MemorySession, createMemoryStore } from './store-memory.ts'
import type { Store, WriteClaim } from './store.ts'

/*
 * Runs the real code of joined-writes.ts through every order of events. Each store call, delivery
 * and wait is a step that happens when the explorer says so; at every point a host may crash
 * (before or after its step takes effect), the clock may pass every time limit, or the store may
 * return to a state before an earlier claim. One confirmation is one id. See docs/writes-across-hosts.md.
 */
const session = 'session-1'
const exclusive = 'refund of an order'
const day = 24 * 60 * 60_000
const limits = {
  write: 60_000,
  keptAnswerBytes: 1_000,
  awaitAnswer: 100,
  askForAnswer: 100,
  writesPerMinute: 100,
}
const done: WriteAnswer = { status: 200, headers: {}, body: '{"success":true}' }

type Step = { host: number; name: string; act: () => Promise<void>; lose: () => void }

export type Scenario = {
  hosts: number
  sends: { host: number; id: string }[]
  crashes: number
  jumps: number
  losses: number
  /** How often the store goes back to before one of the claims. */
  returns?: number
  limits?: Partial<WriteLimits>
  /** Each send comes after the answer to the one before it, not at any time. */
  inTurn?: boolean
  /** Each send begins as a step, so that what a host has learned meanwhile counts. */
  atAnyTime?: boolean
}

async function run(scenario: Scenario, choose: (count: number) => number) {
  let now = 0
  const pending: Step[] = []
  const alive = new Set(Array.from({ length: scenario.hosts }, (_, at) => at))
  const deliveries: string[] = []
  const answers: { id: string; answer: WriteAnswer }[] = []
  let atService = 0
  let mostAtService = 0
  const sessions = new Map<string, MemorySession>()
  const shared = createMemoryStore(undefined, () => now, sessions)
  await shared.beginSession(session, day)
  const earlier: Map<string, MemorySession>[] = []

  function defer<T>(host: number, name: string, call: () => Promise<T>) {
    return new Promise<T>((resolve, reject) => {
      const act = async () => resolve(await call())
      pending.push({ host, name, act, lose: () => reject(new Error('out of reach')) })
    })
  }

  function storeOf(host: number): Store {
    const seen = claimsSeen()
    async function claim(write: WriteClaim, most?: number) {
      earlier.push(structuredClone(sessions))
      return shared.claim(write, most, seen)
    }
    const steps = Object.entries({ ...shared, claim }).map(([name, value]) => {
      if (typeof value !== 'function') return [name, value]
      const call = value as (...args: unknown[]) => Promise<unknown>
      return [name, (...args: unknown[]) => defer(host, name, () => call(...args))]
    })
    return Object.fromEntries(steps) as Store
  }

  const hosts = Array.from({ length: scenario.hosts }, (_, host) =>
    createWrites(storeOf(host), { ...limits, ...scenario.limits }, () =>
      defer(host, 'wait', async () => undefined),
    ),
  )

  async function send(host: number, id: string) {
    await defer(host, 'send', async () => {
      deliveries.push(id)
      atService += 1
      mostAtService = Math.max(mostAtService, atService)
    })
    await defer(host, 'answer', async () => {
      atService -= 1
    })
    return done
  }

  let turn: Promise<unknown> = Promise.resolve()
  for (const { host, id } of scenario.sends) {
    const delivery = { session, key: 'key-1', id, content: 'same', exclusive }
    const deliver = async () => {
      if (scenario.atAnyTime) await defer(host, 'begin', async () => undefined)
      const answer = await hosts[host]!.deliver({ ...delivery, send: () => send(host, id) })
      answers.push({ id, answer })
    }
    turn = scenario.inTurn ? turn.then(deliver) : deliver()
  }

  let { crashes, jumps, losses, returns = 0 } = scenario
  for (;;) {
    await new Promise(setImmediate)
    const steps = pending.filter(({ host }) => alive.has(host))
    if (steps.length === 0) break
    const happen = steps.map((step) => async () => {
      pending.splice(pending.indexOf(step), 1)
      await step.act()
    })
    const lost = losses > 0 ? steps.filter(({ name }) => isOfStore(name)) : []
    const lose = lost.flatMap((step) => [
      // The call was lost before or after it took effect: the host cannot tell.
      async () => {
        losses -= 1
        pending.splice(pending.indexOf(step), 1)
        step.lose()
      },
      async () => {
        losses -= 1
        pending.splice(pending.indexOf(step), 1)
        step.lose()
        await step.act()
      },
    ])
    const crash = crashes > 0 ? [...new Set(steps.map(({ host }) => host))] : []
    const jump = async () => {
      jumps -= 1
      now += 5 * 60_000
    }
    const goBack = (state: Map<string, MemorySession>) => async () => {
      returns -= 1
      sessions.clear()
      for (const [name, kept] of structuredClone(state)) sessions.set(name, kept)
    }
    const options = [
      ...happen,
      ...lose,
      ...crash.map((host) => async () => {
        crashes -= 1
        alive.delete(host)
      }),
      ...(jumps > 0 ? [jump] : []),
      ...(returns > 0 ? earlier.map(goBack) : []),
    ]
    await options[choose(options.length)]!()
  }
  return { deliveries, answers, mostAtService }
}

function isOfStore(name: string) {
  return name !== 'begin' && name !== 'wait' && name !== 'send' && name !== 'answer'
}

export type Outcome = Awaited<ReturnType<typeof run>>

/**
 * Enumerates all runs by counting the choices up like digits of a number. That varies the last choices
 * first; of a scenario that is larger than `most`, further runs are then chosen by chance.
 */
export async function explore(
  scenario: Scenario,
  check: (outcome: Outcome) => void,
  most: number,
  byChance = 0,
) {
  let path: { chosen: number; of: number }[] = []
  let runs = 0

  async function tryRun(choose: (of: number) => number) {
    let depth = 0
    const outcome = await run(scenario, (of) => {
      const at = depth++
      path[at] ??= { chosen: choose(of), of }
      return path[at].chosen
    })
    runs += 1
    path.length = depth
    try {
      check(outcome)
    } catch (error) {
      console.log('choices of the failing run:', path.map(({ chosen }) => chosen).join(' '))
      throw error
    }
  }

  while (runs < most) {
    await tryRun(() => 0)
    while (path.length > 0 && path.at(-1)!.chosen + 1 >= path.at(-1)!.of) path.pop()
    if (path.length === 0) return { runs, isWhole: true }
    path.at(-1)!.chosen += 1
  }
  while (runs < most + byChance) {
    path = []
    await tryRun((of) => Math.floor(Math.random() * of))
  }
  return { runs, isWhole: false }
}
