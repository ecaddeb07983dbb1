import { useEffect } from 'react'
import { useArrival } from '#base/browser/use-arrival.ts'
import { useDraft } from '#base/drafts/use-draft.ts'
import { t } from '#base/language/words.ts'
import { useStore } from '#base/storage/store.ts'
import { useObservable } from '#base/storage/use-observable.ts'
import { isSettled } from '#model/doing/writes/state.ts'
import type { ConfirmPrecheck, WriteProcess } from '#model/doing/writes/process-types.ts'
import { outcomeReadiness } from '#model/doing/writes/readiness.ts'
import { showFormWrite } from '#model/doing/writes/reporting.ts'

/** Why nothing can be sent yet; undefined once the outcome module is loaded. */
export function useWriteRefusal(): string | undefined {
  const readiness = useStore(outcomeReadiness)
  useEffect(() => outcomeReadiness.require(), [])
  if (readiness === 'ready') return undefined
  return readiness === 'loading'
    ? t`Getting ready…`
    : t`Part of Counter didn’t load. Reload the page first.`
}

/** The state of a write, the draft of what it is to send, and whether it can be sent. */
export function useDraftedWrite<Target, Reading, Answer, Effect, Change>(
  process: WriteProcess<Target, Reading, Answer, Effect, Change>,
  draftName: string,
) {
  const state = useObservable(process)
  const draft = useDraft(draftName)
  const refusal = useWriteRefusal()

  function dismiss() {
    process.review()
    process.again()
  }

  return {
    process,
    state,
    draft,
    isBusy: !isSettled(state),
    refusal,
    dismiss,

    send: (precheck: ConfirmPrecheck<Reading, Answer, Effect, Change>, holdFor?: number) => {
      if (refusal) return
      dismiss()
      void process.confirm(precheck, draft.reference(), holdFor)
    },
  }
}

/** A write that only one form starts, which shows every outcome. */
export function useWriteForm<Target, Reading, Answer, Effect, Change>(
  process: WriteProcess<Target, Reading, Answer, Effect, Change>,
  draftName: string,
) {
  useArrival(process, (shown) => showFormWrite(shown))
  return useDraftedWrite(process, draftName)
}
