import type { WriteCaller } from '#api/write.ts'
import { createClock } from '#model/doing/writes/clock.ts'
import { createWriteJournal } from '#model/doing/writes/journal.ts'
import { createOwnRecords } from '#model/doing/writes/own.ts'
import type { Page } from '#model/doing/writes/page.ts'
import { sameWords } from '#model/doing/writes/phase-words.testing.ts'
import { createRegistry } from '#model/doing/writes/registry.ts'
import { isOpen, type WriteState } from '#model/doing/writes/state.ts'
import { createDrafts, referenceOf } from './world-drafts.testing.ts'
import type { Scene } from './world-scene.testing.ts'
import { createService, type Fate, later, problem } from './world-service.testing.ts'

const ACCOUNT = 'merchant'
/** Milliseconds after which an outcome counts as seen. */
const SEEN_AFTER = 1000

/** Tabs of one browser over one service; collects every contradiction of the truth. */
export function createWorld<Id extends string, Reading, Answer, Effect, Change>(
  scene: Scene<Id, Reading, Answer, Effect, Change>,
) {
  const { kind, target } = scene
  const { readOperation } = kind
  const service = createService(scene.first, scene.apply, {
    read: readOperation,
    write: kind.operation,
  })
  const locks = new Map<string, object>()
  const sent = new Map<string, { at: number; before: Reading; text: number }>()
  const wrongs: string[] = []
  const drafts = createDrafts()
  let confirmations = 0
  let isSignedIn = true
  let isAsleep: Promise<void> | undefined
  /** Milliseconds by which the platform's clock, which never sleeps, is ahead of the timers. */
  let slept = 0
  let fate: Fate = { repliesAfter: 10, reply: 'record' }

  function openTab() {
    const self = {}
    let isAlive = true
    let typed = drafts.stored()
    /** The text of the last confirmation, whatever is typed after it. */
    let confirmed = 0
    let last = { record: scene.first, asOf: 0 }
    let screen = scene.first

    /** Blocks a tab that is closed or asleep. */
    async function alive() {
      await isAsleep
      if (!isAlive) await new Promise<never>(() => {})
    }

    async function read() {
      if (!isSignedIn) throw problem('refused', readOperation, 401)
      await later(20)
      const reading = service.read()
      await alive()
      last = reading
      return reading.record
    }

    const stored = createWriteJournal(new Map())
    const journal: Page['journal'] = {
      ...stored,
      open(entry) {
        const { operationId } = entry
        sent.set(operationId, { at: performance.now(), before: last.record, text: confirmed })
        return stored.open(entry)
      },
      close: (operationId) => isAlive && stored.close(operationId),
      note: (operationId, known) => isAlive && stored.note(operationId, known),
      giveUp: (operationId) => isAlive && stored.giveUp(operationId),
      forget: (operationId) => isAlive && stored.forget(operationId),
    }

    async function withLock(name: string, work: () => Promise<void>) {
      if (locks.has(name)) return false
      locks.set(name, self)
      await work()
      if (locks.get(name) === self) locks.delete(name)
      return true
    }

    const clock = createClock()
    const registry = createRegistry({
      account: () => (isSignedIn ? ACCOUNT : ''),
      clock,
      platformTime: () => performance.now() + slept,
      journal,
      held: { keep: () => true, release: () => true, forget: () => {}, entries: () => [] },
      withLock,
      ownRecords: createOwnRecords(clock),
      newOperationId: () => `operation-${sent.size + 1}`,
      onHopeful: (wake) => clock.onWake(wake),
      follow: () => {},
      keepUntilSeen(_name, operationId, ending) {
        if (ending) journal.note(operationId, { ending })
        void later(SEEN_AFTER).then(() => journal.close(operationId))
      },
      rememberUnkept: () => {},
    })
    const writes = registry.createWrites<Id, Reading, Answer, Effect, Change>({
      ...kind,
      pick: undefined,
      put: undefined,
      read,
      words: sameWords,
      link: () => ({ label: '', to: '/' }),
      onDone: undefined,
      forgetDraft(draft) {
        const text = drafts.stored()
        if (!isAlive || text === undefined || !drafts.forget(draft)) return
        if (!wasSent(text, write.state())) wrongs.push('deleted a draft that was not sent')
      },
    })
    const write = writes.get(target)
    write.subscribe(() => {
      const state = write.state()
      if (isAlive) judge(state, operationOf(), last)
      if (state.phase === 'likely') void answer(state.candidate)
    })
    const operationOf = () => write.attempt()?.operationId ?? ''
    const stopWatching = registry.watchOpenWrites()

    async function answer(candidate: Effect) {
      await later(3000)
      const state = write.state()
      if (state.phase !== 'likely' || state.candidate !== candidate) return
      const isOurs = [...sent.keys()].some((one) => scene.isTheirs(candidate, one))
      if (isOurs) write.claim()
      else await write.disclaim()
    }

    function look(): Reading {
      if (!isSignedIn || service.isOut()) return screen
      screen = registry.onReading(readOperation, target, service.read().record)
      checkScreen(write.state(), operationOf(), screen)
      return screen
    }

    return {
      write,
      look,
      type(text: number) {
        typed = text
        drafts.type(text)
      },
      confirm() {
        if (!isSignedIn || write.state().phase !== 'review') return
        confirmations += 1
        const mine = fate
        const draft = typed === undefined ? undefined : referenceOf(typed)
        async function send(caller: WriteCaller<Answer>) {
          const outcome = await service.deliver(caller, mine, () => isAlive)
          await alive()
          return outcome
        }
        const precheck = scene.confirm(look(), send, typed ?? 0)
        if (write.state().phase !== 'review') return
        confirmed = typed ?? 0
        void write.confirm(precheck, draft)
      },
      close() {
        isAlive = false
        stopWatching()
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

  /** Whether a write of this text had its effect, or the merchant took another's for it. */
  function wasSent(text: number, state?: WriteState<Effect>): boolean {
    if (state?.phase === 'done' && state.evidence === 'claimed') return true
    return [...sent].some(
      ([id, { at, before, text: sentText }]) =>
        sentText === text && (isApplied(id) || scene.isSo(service.since(at), id, before)),
    )
  }

  function judge(
    state: WriteState<Effect>,
    operationId: string,
    last: { record: Reading; asOf: number },
  ) {
    if (state.phase === 'done' && state.evidence !== 'before') {
      const isAny = state.evidence === 'late' || state.evidence === 'claimed'
      if (!isTrue(operationId, isAny)) wrongs.push(`said done (${state.evidence}), and it is not`)
    }
    if (state.phase === 'rejected' || state.phase === 'not-recorded') {
      const { before = scene.first } = sent.get(operationId) ?? {}
      // Somebody else's equal variant, read before ours was made, shows nothing of ours.
      const isRead = service.applied.some(
        (one) => one.operationId === operationId && one.at <= last.asOf,
      )
      const isShown = isRead && scene.isSo([last.record], operationId, before)
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
    signIn(next: boolean) {
      isSignedIn = next
      if (!next) drafts.signOut()
    },
    sleep(until: Promise<void> | undefined, time = 0) {
      isAsleep = until
      slept += time
    },
    hasLostText() {
      const text = drafts.missing()
      return text !== undefined && !wasSent(text)
    },
    /** Whether the journal has an entry that no tab shows as open. */
    hasLimbo(states: WriteState<unknown>[]) {
      const open = createWriteJournal(new Map()).entries(ACCOUNT)
      return open.some(({ ending }) => !ending) && !states.some(isOpen)
    },
  }
}
