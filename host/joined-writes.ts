import type { Limits } from './limits.ts'
import type { Refusal } from './refusal.ts'

export type WriteAnswer = {
  status: number
  headers: Record<string, string>
  body: string | null
}

export type Delivery = {
  /** Session and operation id: the same click, however often it arrives. */
  id: string
  /** What is asked, so that an id cannot stand for two things. */
  content: string
  /** What no second delivery may be under way for. */
  exclusive: string | undefined
  send: () => Promise<WriteAnswer>
}

export type Writes = {
  deliver: (delivery: Delivery) => Promise<WriteAnswer>
  /** Resolves when no write is under way. */
  settled: () => Promise<void>
}

type Entry = {
  content: string
  answer: Promise<WriteAnswer>
  finishedAt: number | undefined
  /** What its answer takes up; 0 while there is none. */
  bytes: number
}

type WriteLimits = Pick<Limits, 'writeResultKept' | 'writeResults' | 'writeResultBytes'>

/** A clock and a timer need not agree to the millisecond. */
const timerSlack = 1_000

/**
 * Browsers repeat a write by themselves when a reused connection breaks. Here every repetition joins
 * the first delivery and hears the same answer, also for a while after it.
 */
export function createWrites(limits: WriteLimits): Writes {
  /** In the order of their ends; what is under way stands where it began. */
  const entries = new Map<string, Entry>()
  const underWay = new Set<string>()

  function deliver({ id, content, exclusive, send }: Delivery) {
    forgetOld()
    const earlier = entries.get(id)
    if (earlier?.content === content) return earlier.answer
    if (earlier) return Promise.resolve(toAnswer(reused))
    if (exclusive !== undefined && underWay.has(exclusive)) {
      return Promise.resolve(toAnswer(inProgress))
    }
    if (exclusive !== undefined) underWay.add(exclusive)
    const answer = send()
      .then((finished) => keep(id, entry, finished))
      .finally(() => {
        entry.finishedAt = Date.now()
        if (exclusive !== undefined) underWay.delete(exclusive)
      })
    const entry: Entry = { content, answer, finishedAt: undefined, bytes: 0 }
    forgetSurplus()
    entries.set(id, entry)
    return answer
  }

  function keep(id: string, entry: Entry, answer: WriteAnswer) {
    // A character takes one byte or two.
    entry.bytes = 2 * (answer.body?.length ?? 0)
    entries.delete(id)
    entries.set(id, entry)
    dropAnswers()
    setTimeout(forgetOld, limits.writeResultKept + timerSlack).unref()
    return answer
  }

  /** What loses its answer is remembered all the same, so that it is not sent again. */
  function dropAnswers() {
    let bytes = [...entries.values()].reduce((sum, entry) => sum + entry.bytes, 0)
    for (const entry of entries.values()) {
      if (bytes <= limits.writeResultBytes) return
      if (entry.bytes === 0) continue
      bytes -= entry.bytes
      entry.bytes = 0
      entry.answer = Promise.resolve(toAnswer(notKept))
    }
  }

  function forgetOld() {
    const oldest = Date.now() - limits.writeResultKept
    for (const [id, { finishedAt }] of entries) {
      if (finishedAt !== undefined && finishedAt < oldest) entries.delete(id)
    }
  }

  /** Makes room for one more; what is under way stays, however many there are. */
  function forgetSurplus() {
    for (const [id, { finishedAt }] of entries) {
      if (entries.size < limits.writeResults) return
      if (finishedAt !== undefined) entries.delete(id)
    }
  }

  async function settled() {
    await Promise.allSettled([...entries.values()].map(({ answer }) => answer))
  }

  return { deliver, settled }
}

export function toAnswer({ status, ...words }: Refusal): WriteAnswer {
  return {
    status,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ success: false, ...words }),
  }
}

const reused: Refusal = {
  status: 409,
  code: 'OPERATION_ID_REUSED',
  message: 'This operation id already stands for another request. Nothing was sent.',
}

/** With 409 the page knows as little as before, and reads what became of it. */
const notKept: Refusal = {
  status: 409,
  code: 'ANSWER_NOT_KEPT',
  message: 'This was sent before, and its answer is not kept any more. Nothing was sent again.',
}

const inProgress: Refusal = {
  status: 409,
  code: 'WRITE_IN_PROGRESS',
  message: 'The same change is already on its way. Nothing was sent.',
}
