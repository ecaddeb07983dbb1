import { createClock } from './clock.ts'
import { createWriteJournal, type OpenWrite } from './journal.ts'
import { isOpen, type WriteState } from './machine.ts'
import { createOwnRecords } from './own.ts'
import { createWriteProcess } from './run.ts'
import type { Scene } from './world-kinds.testing.ts'
import { createService, type Fate, later, problem } from './world-service.testing.ts'

const ACCOUNT = 'merchant'
const LOOK_EVERY = 5000

/** Tabs of one browser over one service; collects every contradiction of the truth. */
export function createWorld<Target, Reading, Answer, Effect, Change>(
  scene: Scene<Target, Reading, Answer, Effect, Change>,
) {
  const { kind, target } = scene
  const params = target as Record<string, string>
  const name = JSON.stringify(params)
  const operations = { read: kind.readOperation, write: 'replyTicket' } as const
  const service = createService(scene.first, scene.apply, operations)
  const locks = new Map<string, object>()
  const sent = new Map<string, { at: number; before: Reading }>()
  const wrongs: string[] = []
  let confirmations = 0
  let isSignedIn = true
  let isAsleep: Promise<void> | undefined
  let fate: Fate = { repliesAfter: 10, reply: 'record' }

  function openTab() {
    const self = {}
    let isAlive = true
    const clock = createClock()
    const journal = createWriteJournal(new Map())
    const own = createOwnRecords(clock)<Effect>(ACCOUNT, name)
    let last: { record: Reading; asOf: number } = { record: scene.first, asOf: 0 }

    /** Blocks a tab that is closed or asleep. */
    async function alive() {
      await isAsleep
      if (!isAlive) await new Promise<never>(() => {})
    }

    async function read() {
      if (!isSignedIn) throw problem('refused', operations.read, 401)
      await later(20)
      const reading = service.read()
      await alive()
      last = reading
      return reading.record
    }

    const write = createWriteProcess<Target, Reading, Answer, Effect, Change>(
      { ...kind, read },
      target,
      {
        clock,
        async withLock(work) {
          if (locks.has(name)) return false
          locks.set(name, self)
          await work()
          if (locks.get(name) === self) locks.delete(name)
          return true
        },
        journal: {
          open(entry) {
            sent.set(entry.operationId, { at: performance.now(), before: last.record })
            journal.open({ ...entry, operation: 'replyTicket', params, account: ACCOUNT })
          },
          close: (operationId) => isAlive && journal.close(operationId),
          giveUp(operationId) {
            if (!isAlive) return
            journal.giveUp(operationId)
            journal.close(operationId)
          },
          entries: () => journal.entries(ACCOUNT),
        },
        own,
        newOperationId: () => `operation-${sent.size + 1}`,
        onHopeful: (wake) => clock.onWake(wake),
      },
    )
    let operation = ''
    write.subscribe(() => {
      const state = write.state()
      if (state.phase === 'sending') operation = [...sent.keys()].at(-1) ?? ''
      if (isAlive) judge(state, operation, last)
      if (state.phase === 'likely') void answer(state.candidate)
    })

    /** Answers for the merchant, who knows what is theirs. */
    async function answer(candidate: Effect) {
      await later(3000)
      const state = write.state()
      if (state.phase !== 'likely' || state.candidate !== candidate) return
      const isOurs = [...sent.keys()].some((one) => scene.isTheirs(candidate, one))
      if (isOurs) write.claim()
      else await write.disclaim()
    }

    function resumeOpen() {
      for (const entry of journal.entries(ACCOUNT)) {
        if (write.state().phase === 'review') operation = entry.operationId
        void write.resume(entry)
      }
    }
    const timer = setInterval(resumeOpen, LOOK_EVERY)
    resumeOpen()

    const amended = (record: Reading) =>
      own
        .get()
        .recent.reduce<Reading>((one, effect) => kind.amend?.(one, effect, target) ?? one, record)

    /**
     * Any page may read the record: it shows what was confirmed, and may recognise what was given
     * up.
     */
    function look() {
      try {
        const { record } = service.read()
        for (const entry of journal.givenUp(ACCOUNT)) {
          write.consider(record, entry)
          forget(entry)
        }
        write.consider(record)
        const shown = amended(record)
        checkScreen(write.state(), operation, shown)
        return shown
      } catch {
        return amended(last.record)
      }
    }

    function forget({ operationId }: OpenWrite) {
      const state = write.state()
      if (state.phase === 'done' && state.evidence === 'late') journal.forget(operationId)
    }

    return {
      write,
      look,
      operation: () => operation,
      confirm() {
        if (!isSignedIn || write.state().phase !== 'review') return
        confirmations += 1
        const mine = fate
        const precheck = scene.confirm(look(), async (caller) => {
          const outcome = await service.deliver(caller, mine, () => isAlive)
          await alive()
          return outcome
        })
        if (write.state().phase === 'review') void write.confirm(precheck)
      },
      close() {
        isAlive = false
        clearInterval(timer)
        for (const [lock, holder] of locks) if (holder === self) locks.delete(lock)
      },
    }
  }

  const isApplied = (operationId: string) =>
    service.applied.some((one) => one.operationId === operationId)

  function isTrue(operationId: string, isAny: boolean): boolean {
    const { at = 0, before = scene.first } = sent.get(operationId) ?? {}
    if (scene.isSo(service.since(at), operationId, before)) return true
    if (!isAny && !scene.isAmbiguous) return false
    return service.applied.some((one) => isAny || one.at >= at)
  }

  function judge(state: WriteState<Effect>, operationId: string, last: { record: Reading }) {
    if (state.phase === 'done' && state.evidence !== 'before') {
      const isAny = state.evidence === 'late' || state.evidence === 'claimed'
      if (!isTrue(operationId, isAny)) wrongs.push(`said done (${state.evidence}), and it is not`)
    }
    if (state.phase === 'rejected' || state.phase === 'not-recorded') {
      const { before = scene.first } = sent.get(operationId) ?? {}
      const isShown = isApplied(operationId) && scene.isSo([last.record], operationId, before)
      if (isShown) wrongs.push(`said ${state.phase}, and the reading showed it`)
    }
    if (service.deliveries.length > confirmations) wrongs.push('sent more often than confirmed')
    if (new Set(service.deliveries).size < service.deliveries.length) wrongs.push('sent twice')
  }

  /** An effect that an answer has proved must stay on screen, however old a read is. */
  function checkScreen(state: WriteState<Effect>, operationId: string, shown: Reading) {
    if (state.phase !== 'done' || !['answer', 'record'].includes(state.evidence)) return
    const { at = 0, before = scene.first } = sent.get(operationId) ?? {}
    const isKnown = JSON.stringify(state.effect).includes('"id"')
    const all = service.since(at).slice(1)
    const isLasting = all.every((one) => scene.isSo([one], operationId, before))
    if (!isKnown || !isLasting || all.length === 0) return
    if (!scene.isSo([shown], operationId, before)) wrongs.push('the screen went back')
  }

  return {
    service,
    wrongs,
    sent,
    openTab,
    isApplied,
    setFate: (next: Fate) => void (fate = next),
    signIn: (next: boolean) => void (isSignedIn = next),
    sleep(until: Promise<void> | undefined) {
      isAsleep = until
    },
    /** Whether the journal has an entry that no tab shows as open. */
    hasLimbo: (states: WriteState<unknown>[]) =>
      createWriteJournal(new Map()).entries(ACCOUNT).length > 0 && !states.some(isOpen),
  }
}
