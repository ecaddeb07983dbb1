import { t } from '#base/language/words.ts'
import { setTimeout as delay } from 'node:timers/promises'
import type { Limits } from './limits.ts'
import { type Refusal, type Refused, sessionEnded, storeUnavailable } from './refusal.ts'
import { openAnswer, sealAnswer } from './sealed-answer.ts'
import { createWriteLimit } from './session-limits.ts'
import type { ClaimResult, Store, WriteClaim } from './store.ts'

export type WriteAnswer = {
  status: number
  headers: Record<string, string>
  body: string | null
  /** For the log, if the host or a lost connection decided it. */
  refused?: Refused
}

export type Delivery = {
  session: string
  key: string
  /** The operation id, the same for every repetition of one click. */
  id: string
  /** A digest of the request, so that one id cannot stand for two requests. */
  content: string
  exclusive: string | undefined
  /** Milliseconds to wait for another write to finish; without it, this one is refused at once. */
  patience?: number
  /** Whether nobody waits for it any more. Asked before the claim, so that the id stays free. */
  isOff?: () => Promise<boolean>
  /** Asked before a claim and after it. A repetition gets the first answer, whatever has changed since. */
  refuse?: () => Promise<WriteAnswer | undefined>
  send: () => Promise<WriteAnswer>
}

export type Writes = {
  deliver: (delivery: Delivery) => Promise<WriteAnswer>
  settled: () => Promise<void>
  countUnderWay: () => number
}

export type WriteLimits = Pick<
  Limits,
  'write' | 'keptAnswerBytes' | 'awaitAnswer' | 'askForAnswer' | 'writesPerMinute'
>

/** Milliseconds between two attempts to get a lock that is worth waiting for. */
const ASK_FOR_LOCK = 100
/** The lock outlasts the write by the time it takes to send it and to release the lock. */
const lockSlack = 30_000

/**
 * Sends each write once. Browsers and proxies repeat a write by themselves when a connection
 * breaks; every repetition, at any host, joins the first delivery and gets its answer.
 * `docs/writes-across-hosts.md` proves that no order of events sends a write twice.
 */
export function createWrites(
  store: Store,
  limits: WriteLimits,
  wait: (milliseconds: number) => Promise<unknown> = delay,
  onJoined: () => void = () => undefined,
): Writes {
  const underWay = new Map<string, Promise<WriteAnswer>>()
  const limit = createWriteLimit(store, limits)

  function deliver(delivery: Delivery) {
    const name = `${delivery.session} ${delivery.id} ${delivery.content}`
    const joined = underWay.get(name)
    if (joined) {
      onJoined()
      return joined
    }
    const answer = carryOut(delivery).finally(() => underWay.delete(name))
    underWay.set(name, answer)
    return answer
  }

  async function carryOut(delivery: Delivery): Promise<WriteAnswer> {
    const refused = await refuseUnclaimed(delivery)
    if (await delivery.isOff?.()) return tooLate
    const claim = await store.claim(writeOf(delivery), refused && 0).catch(() => undefined)
    if (!claim) return notSent
    if (claim.state === 'known') onJoined()
    if (refused && claim.state === 'full') return refused
    if (claim.state !== 'new') return answerAgain(delivery, claim)
    const answer = (await delivery.refuse?.()) ?? (await sendWithin(delivery))
    await storeAnswer(delivery, answer)
    return answer
  }

  /**
   * What a key's holder may not do leaves nothing in the store. It is known before the id is looked up, and is
   * asked again after each claim: whoever claims the id at another host after that look is refused as well. A
   * platform that does not answer says nothing about what it tells another host.
   */
  async function refuseUnclaimed({ key, refuse }: Delivery): Promise<WriteAnswer | undefined> {
    if (limit.isReached(key)) return toAnswer(tooOften)
    const refused = await refuse?.()
    return refused?.status === 403 ? refused : undefined
  }

  async function sendWithin(delivery: Delivery): Promise<WriteAnswer> {
    return (await limit.take(delivery.key)) ? sendAlone(delivery) : toAnswer(tooOften)
  }

  async function sendAlone(delivery: Delivery): Promise<WriteAnswer> {
    const { exclusive, send } = delivery
    if (exclusive === undefined) return send()
    const holder = crypto.randomUUID()
    try {
      const isHeld = await lockWithin(exclusive, holder, delivery.patience)
      if (!isHeld) return toNotSent(inProgress)
    } catch {
      return notSent
    }
    try {
      return await send()
    } finally {
      // A lock that cannot be released expires.
      await store.unlock(exclusive, holder).catch(() => undefined)
    }
  }

  async function lockWithin(name: string, holder: string, patience = 0): Promise<boolean> {
    for (let waited = 0; ; waited += ASK_FOR_LOCK) {
      if (await store.lock(name, holder, limits.write + lockSlack)) return true
      if (waited >= patience) return false
      await wait(ASK_FOR_LOCK)
    }
  }

  async function answerAgain(delivery: Delivery, first: ClaimResult): Promise<WriteAnswer> {
    let claim = first
    for (let waited = 0; ; waited += limits.askForAnswer) {
      if (claim.state === 'ended') return toAnswer(sessionEnded)
      if (claim.state === 'full') return toAnswer(tooMany)
      // The store has lost the first claim, so it took this one for a new write.
      if (claim.state === 'new') return toAnswer(noAnswerKnown)
      if (claim.content !== delivery.content) return toAnswer(reused)
      if (claim.answer !== undefined) return openStored(delivery, claim.answer)
      if (waited >= limits.awaitAnswer) return toAnswer(noAnswerKnown)
      await wait(limits.askForAnswer)
      const next = await store.claim(writeOf(delivery)).catch(() => undefined)
      if (!next) return toAnswer(noAnswerKnown)
      claim = next
    }
  }

  /** If storing fails, a repetition gets "outcome unknown", which is still true. */
  async function storeAnswer(delivery: Delivery, answer: WriteAnswer) {
    const { key, session, id } = delivery
    const isSmall = (answer.body?.length ?? 0) <= limits.keptAnswerBytes
    const sealed = isSmall ? sealAnswer(key, `${session} ${id}`, answer) : ''
    await store.keepAnswer({ session, id }, sealed).catch(() => undefined)
  }

  async function settled() {
    await Promise.allSettled(underWay.values())
  }

  return { deliver, settled, countUnderWay: () => underWay.size }
}

function writeOf({ session, id, content }: Delivery): WriteClaim {
  return { session, id, content }
}

function openStored({ key, session, id }: Delivery, sealed: string) {
  const answer = sealed && openAnswer(key, `${session} ${id}`, sealed)
  return answer || toAnswer(notKept)
}

export function toAnswer({ status, cause, ...words }: Refusal): WriteAnswer {
  return {
    status,
    refused: { code: words.code, cause },
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ success: false, ...words }),
  }
}

/** The header tells the page that this refusal is the host's own. */
export function toNotSent(refusal: Refusal): WriteAnswer {
  const answer = toAnswer(refusal)
  return { ...answer, headers: { ...answer.headers, 'x-not-sent': '1' } }
}

const notSent = toNotSent(storeUnavailable)

export const tooLate = toNotSent({
  status: 503,
  code: 'WRITE_TOO_LATE',
  message: t`This was held up on its way, so it was not sent. Try again.`,
})

const reused: Refusal = {
  status: 409,
  code: 'OPERATION_ID_REUSED',
  message: t`This operation id already stands for another request. Nothing was sent.`,
}

const noAnswerKnown: Refusal = {
  status: 504,
  code: 'UPSTREAM_OUTCOME_UNKNOWN',
  message: t`This was sent before, and we don’t know how it ended. It wasn’t sent again.`,
}

const notKept: Refusal = {
  status: 409,
  code: 'ANSWER_NOT_KEPT',
  message: t`This was sent before, and its answer is no longer kept. It wasn’t sent again.`,
}

const inProgress: Refusal = {
  status: 409,
  code: 'WRITE_IN_PROGRESS',
  message: t`Another change to this record is under way. Nothing was sent.`,
}

const tooOften: Refusal = {
  status: 429,
  code: 'WRITES_TOO_OFTEN',
  message: t`This key makes changes too quickly. Nothing was sent. Wait a minute.`,
}

const tooMany: Refusal = {
  status: 429,
  code: 'TOO_MANY_WRITES',
  message: t`This session has reached its limit of changes. Nothing was sent. Sign in again to go on.`,
}
