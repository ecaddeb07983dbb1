import { ApiError } from '#api/errors.ts'
import { soleDependencies } from './dependencies.testing.ts'
import type {
  ConfirmPrecheck,
  Entry,
  WriteProcess,
  WriteReading,
} from '#model/doing/writes/process-types.ts'
import { createWriteProcess } from '#model/doing/writes/run.ts'
import type { WriteCaller, WriteOutcome } from '#api/write.ts'

/** What happens to one delivery: when the service applies it, and what the page receives when. */
export type Fate = {
  appliesAfter?: number
  answersAfter: number
  answer: 'applied' | 'applied-without-record' | 'rejected' | 'signed-out' | 'unknown'
  /** The browser repeats the request after this long; a host would have joined the two. */
  resentAfter?: number
}

const WRITE_LIMIT = 60_000

/** What the simulation needs to know about a kind of write. */
export type SimulatedWrite<Target, Reading, Answer, Effect, Change> = {
  kind: WriteReading<Target, Reading, Effect>
  target: Target
  record: () => Reading
  apply: (operationId: string) => Answer
  confirmation: (
    seen: Reading,
    send: (caller: WriteCaller<Answer>) => Promise<WriteOutcome<Answer>>,
  ) => ConfirmPrecheck<Reading, Answer, Effect, Change>
}

export function createSimulation<Target, Reading, Answer, Effect, Change>({
  kind,
  target,
  record,
  apply,
  confirmation,
}: SimulatedWrite<Target, Reading, Answer, Effect, Change>) {
  let isReadable = true
  let fate: Fate = { answersAfter: 10, answer: 'unknown' }
  let operations = 0
  const deliveries: string[] = []
  /** Operation ids of the deliveries that the service has applied. */
  const applied: string[] = []
  /** Deliveries still on their way to the service. */
  const pending = new Set<string>()
  const journal = new Map<string, Entry>()
  const locks = new Map<string, object>()

  type Process = WriteProcess<Target, Reading, Answer, Effect, Change>

  function open(): { process: Process; confirm: () => Promise<void>; crash: () => void } {
    const self = {}
    let isAlive = true
    const alive = <Value>(value: Value) => (isAlive ? value : new Promise<never>(() => {}))

    const read = async () => {
      await later(20)
      await alive(undefined)
      if (!isReadable) throw new ApiError({ kind: 'network', operation: kind.readOperation })
      return record()
    }
    const process: Process = createWriteProcess({ ...kind, read }, target, {
      ...soleDependencies(journal),
      async withLock(work) {
        if (locks.has('lock')) return false
        locks.set('lock', self)
        await work()
        locks.delete('lock')
        return true
      },
      journal: {
        ...soleDependencies(journal).journal,
        close: (operationId) => void (isAlive && journal.delete(operationId)),
        giveUp: (operationId) => void (isAlive && journal.delete(operationId)),
      },
      newOperationId: () => `operation-${(operations += 1)}`,
    })
    const send = async (caller: WriteCaller<Answer>) => {
      deliveries.push(caller.operationId)
      return alive(await deliver(caller, fate, () => isAlive))
    }

    function crash() {
      isAlive = false
      for (const [name, holder] of locks) if (holder === self) locks.delete(name)
    }
    return { process, confirm: () => process.confirm(confirmation(record(), send)), crash }
  }

  async function deliver(
    { operationId, onLateAnswer }: WriteCaller<Answer>,
    { appliesAfter, answersAfter, answer, resentAfter }: Fate,
    isAlive: () => boolean,
  ): Promise<WriteOutcome<Answer>> {
    for (const after of [appliesAfter, resentAfter]) {
      // A delivery answered as applied is not applied again later.
      const isTooLate =
        after === undefined || (answer.startsWith('applied') && after > answersAfter)
      if (isTooLate) continue
      pending.add(`${operationId} ${after}`)
      void later(after).then(() => applyOnce(operationId, after))
    }
    const outcome = later(answersAfter).then(() => hear(answer, operationId))
    if (answersAfter <= WRITE_LIMIT) return outcome
    void outcome.then((late) => isAlive() && onLateAnswer?.(late))
    await later(WRITE_LIMIT)
    return { outcome: 'unknown', error: problem('network') }
  }

  function applyOnce(operationId: string, delivery: number): Answer {
    pending.delete(`${operationId} ${delivery}`)
    applied.push(`${operationId} ${delivery}`)
    return apply(operationId)
  }

  function hear(answer: Fate['answer'], operationId: string): WriteOutcome<Answer> {
    if (answer === 'rejected') return { outcome: 'rejected', error: problem('refused', 422) }
    if (answer === 'signed-out') return { outcome: 'rejected', error: problem('refused', 401) }
    if (answer === 'unknown') return { outcome: 'unknown', error: problem('network') }
    const isApplied = applied.some((delivery) => delivery.startsWith(`${operationId} `))
    const data = isApplied ? undefined : applyOnce(operationId, 0)
    return { outcome: 'applied', data: answer === 'applied' ? data : undefined }
  }

  const problem = (problemKind: 'network' | 'refused', status?: number) =>
    new ApiError({ kind: problemKind, operation: kind.readOperation, status })

  return {
    open,
    deliveries,
    applied,
    pending,
    journal,
    setReadable: (readable: boolean) => void (isReadable = readable),
    setFate: (next: Fate) => void (fate = next),
  }
}

export function resumeAll(
  process: { resume: (entry: Entry) => Promise<void> },
  journal: Map<string, Entry>,
) {
  for (const entry of journal.values()) void process.resume(entry)
}

function later(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
