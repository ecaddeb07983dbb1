import { toApiError, type ApiError } from '#api/errors.ts'
import type { Product, Variant } from '#api/schemas/products.ts'
import { DELIVERY_LIMIT, QUIET_AFTER, waitAfter } from '#api/write-check.ts'
import type { WriteCaller, WriteOutcome } from '#api/write.ts'

/** How we know: the service said so, the product shows it, or it was so before anything was sent. */
type VariantEvidence = 'answer' | 'record' | 'before' | 'despite-refusal'

export type VariantWriteState =
  | { phase: 'idle' }
  /** Looking at the product once more, or on its way: nothing can be taken back. */
  | { phase: 'working' }
  | { phase: 'checking'; error?: ApiError; isQuiet: boolean }
  | { phase: 'done'; evidence: VariantEvidence; variants: Variant[] }
  | { phase: 'rejected'; error: ApiError }
  /** A minute after sending there is still no trace of it. */
  | { phase: 'not-recorded' }
  | { phase: 'not-sent'; reason: 'elsewhere' | 'failed'; error?: ApiError }

export type OpenVariantWrite = { operationId: string; startedAt: number }

/** What the creation and the deletion of a variant differ in. */
export type VariantWriteTask = {
  send: (caller: WriteCaller<Variant>) => Promise<WriteOutcome<Variant>>
  /** The variants that prove that it happened; `known` are the ids from before it was sent. */
  prove: (product: Product, known: ReadonlySet<string>) => Variant[] | undefined
  /** It is so already, and nothing has to be sent. */
  isDone?: (product: Product) => boolean
}

/** All that reaches out of this page, so that a test can stand in for it. */
export type VariantWriteSurroundings = {
  now: () => number
  readProduct: () => Promise<Product>
  /** False when somebody else is at it; then the work was not run. */
  withLock: (work: () => Promise<void>) => Promise<boolean>
  journal: {
    open: (entry: OpenVariantWrite) => void
    close: (operationId: string) => void
  }
  newOperationId: () => string
  onHopeful: (wake: () => void) => () => void
}

type OnSend = (known: string[]) => void
export type VariantWrite = ReturnType<typeof createVariantWrite>

/** One write of a variant at a time: sent once, and read for until its outcome is known. */
export function createVariantWrite(surroundings: VariantWriteSurroundings) {
  const { now, readProduct, withLock, journal, newOperationId, onHopeful } = surroundings
  const listeners = new Set<() => void>()
  let state: VariantWriteState = { phase: 'idle' }
  let openOperation: string | undefined
  let wake: (() => void) | undefined

  function set(next: VariantWriteState) {
    state = next
    const isOpen = ['working', 'checking', 'not-recorded'].includes(next.phase)
    if (openOperation !== undefined && !isOpen) {
      journal.close(openOperation)
      openOperation = undefined
    }
    for (const listener of listeners) listener()
    wake?.()
  }

  async function run({ send, prove, isDone }: VariantWriteTask, onSend?: OnSend) {
    const before = await look()
    if ('error' in before) return set({ phase: 'not-sent', reason: 'failed', ...before })
    if (isDone?.(before)) return set({ phase: 'done', evidence: 'before', variants: [] })
    const known = new Set(before.variants.map(({ id }) => id))

    const operationId = newOperationId()
    openOperation = operationId
    journal.open({ operationId, startedAt: now() })
    onSend?.([...known])
    const hear = (outcome: WriteOutcome<Variant>) => {
      if (outcome.outcome !== 'applied') return
      set({ phase: 'done', evidence: 'answer', variants: outcome.data ? [outcome.data] : [] })
    }
    const outcome = await send({
      operationId,
      onLateAnswer: (late) => {
        if (openOperation === operationId || state.phase === 'not-recorded') hear(late)
      },
    })
    if (outcome.outcome === 'not-sent') {
      return set({ phase: 'not-sent', reason: 'failed', error: outcome.error })
    }
    hear(outcome)
    if (state.phase !== 'done') set({ phase: 'checking', error: errorOf(outcome), isQuiet: false })
    const refused = outcome.outcome === 'rejected' ? outcome.error : undefined
    await check({ prove, known, silentSince: now(), refused })
  }

  type Check = {
    prove: VariantWriteTask['prove']
    known: ReadonlySet<string>
    silentSince: number
    refused?: ApiError
  }

  /** Reads the product until the outcome is known; at least once, since a browser may repeat. */
  async function check({ prove, known, silentSince, refused }: Check) {
    for (let readings = 0; ; readings += 1) {
      const isQuiet = now() - silentSince >= QUIET_AFTER
      const product = await look()
      if (state.phase !== 'checking' && state.phase !== 'done') return
      const proof = 'error' in product ? undefined : prove(product, known)
      if (proof) return settle(proof, refused)
      if (state.phase === 'done') return
      if (!('error' in product)) {
        if (refused) return set({ phase: 'rejected', error: refused })
        if (isQuiet) return set({ phase: 'not-recorded' })
      } else if (isQuiet) set({ ...state, isQuiet })
      await pause(waitAfter(readings))
      if (state.phase !== 'checking') return
    }
  }

  function settle(proof: Variant[], refused: ApiError | undefined) {
    const variants = proof.length > 0 || state.phase !== 'done' ? proof : state.variants
    const evidence = refused ? 'despite-refusal' : 'record'
    set({ phase: 'done', evidence, variants })
  }

  /** The product as it is now, or why it could not be read; it does not throw. */
  async function look(): Promise<Product | { error: ApiError }> {
    try {
      return await readProduct()
    } catch (thrown) {
      return { error: toApiError(thrown, 'getProduct') }
    }
  }

  /** Ends early when the state changes or a reading has better chances than before. */
  function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        stopHoping()
        wake = undefined
        resolve()
      }
      const timer = setTimeout(end, milliseconds)
      const stopHoping = onHopeful(end)
      wake = end
    })
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return {
    state: () => state,
    subscribe,

    /** `onSend` hears the ids from before: with them a later page knows which variants are new. */
    async start(task: VariantWriteTask, onSend?: OnSend) {
      if (state.phase !== 'idle') return
      set({ phase: 'working' })
      if (!(await withLock(() => run(task, onSend))))
        set({ phase: 'not-sent', reason: 'elsewhere' })
    },

    /** Finds out what became of a write that an earlier page sent. */
    async resume(entry: OpenVariantWrite, known: string[], prove: VariantWriteTask['prove']) {
      if (state.phase !== 'idle') return
      await withLock(async () => {
        openOperation = entry.operationId
        set({ phase: 'checking', isQuiet: false })
        const silentSince = Math.min(entry.startedAt, now()) + DELIVERY_LIMIT
        await check({ prove, known: new Set(known), silentSince })
      })
    },

    /** Back to the beginning, where nothing is under way; the journal forgets the try. */
    dismiss() {
      const isUnderWay = state.phase === 'working' || (state.phase === 'checking' && !state.isQuiet)
      if (!isUnderWay) set({ phase: 'idle' })
    },
  }
}

function errorOf(outcome: WriteOutcome<Variant>): ApiError | undefined {
  return 'error' in outcome ? outcome.error : undefined
}
