import { use, useEffect, useState } from 'react'
import {
  type StoredDraft,
  contentOf,
  draftGeneration,
  draftReference,
  forgetDraft,
  loadDraft,
  onDraftChange,
  saveDraft,
} from './draft-store.ts'

/** At most this much typing, in milliseconds, is lost when the browser dies. */
const SAVED_EVERY = 300

/** `lost`: this browser stores nothing, so that leaving the page loses it. */
type DraftState = 'untouched' | 'waiting' | 'saved' | 'lost'

/**
 * What is being written and not sent yet, stored in this browser under a name that says whose it is
 * and what it belongs to. A component that uses it needs a `key` with that name, and suspends until
 * the draft is read. `stored` is what an earlier visit left; the caller checks its value, which may
 * be older than the code. `other` is what another tab wrote meanwhile.
 */
export function useDraft(name: string) {
  const [loading] = useState(() => loadDraft(name))
  const found = use(loading)
  const [stored] = useState(found)
  const [state, setState] = useState<DraftState>('untouched')
  const [other, setOther] = useState<StoredDraft>()
  const [keeper] = useState(() => draftKeeper(name, setState, found))
  const { keep, forget, reference, save, askToStay, isOnDisk } = keeper

  useEffect(() => {
    const saveWhenHidden = () => document.hidden && save()
    window.addEventListener('pagehide', save)
    window.addEventListener('beforeunload', askToStay)
    document.addEventListener('visibilitychange', saveWhenHidden)
    return () => {
      window.removeEventListener('pagehide', save)
      window.removeEventListener('beforeunload', askToStay)
      document.removeEventListener('visibilitychange', saveWhenHidden)
      save()
    }
  }, [save, askToStay])

  useEffect(
    () => onDraftChange(name, (draft) => setOther(isOnDisk(draft) ? undefined : draft)),
    [name, isOnDisk],
  )

  return {
    stored,
    other,
    dismissOther: () => setOther(undefined),
    isSaved: state === 'saved',
    isKept: state !== 'lost',
    keep,
    forget,
    reference,
  }
}

/** Writes the first change at once, then while one is typing, and when the page goes away. */
function draftKeeper(
  name: string,
  setState: (state: DraftState) => void,
  found: StoredDraft | undefined,
) {
  const generation = draftGeneration()
  let pending: { value: unknown } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLost = false
  /** What this form holds, as far as a draft of it was asked for. */
  let kept: string | undefined
  /** What this form has stored, or found stored: only that is its own to delete. */
  let saved = found && contentOf(found.value)

  async function write() {
    if (!pending || generation !== draftGeneration()) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      void write()
    }, SAVED_EVERY)
    const draft = { ...pending, savedAt: Date.now() }
    pending = undefined
    saved = contentOf(draft.value)
    isLost = !(await saveDraft(name, draft))
    if (isLost) setState('lost')
    // Another tab may have written in the meantime.
    else if (!pending && saved !== undefined) setState('saved')
  }

  function keep(value: unknown) {
    // A form draws itself anew when its draft is saved, and then asks for the same again.
    const content = contentOf(value)
    if (content === kept) return
    kept = content
    pending = { value }
    if (!isLost) setState('waiting')
    if (timer === undefined) void write()
  }

  function forget() {
    clearTimeout(timer)
    timer = undefined
    pending = undefined
    kept = undefined
    isLost = false
    setState('untouched')
    if (saved !== undefined && generation === draftGeneration()) {
      forgetDraft(draftReference(name, saved))
    }
    saved = undefined
  }

  function save() {
    void write()
  }

  /** Names what is about to be sent, for whoever deletes the draft once it arrived. */
  function reference(): string | undefined {
    save()
    return saved === undefined ? undefined : draftReference(name, saved)
  }

  /** Whether what is stored now is what this form stored; if not, it is not saved any more. */
  function isOnDisk(draft: StoredDraft | undefined): boolean {
    if (draft && contentOf(draft.value) === saved) return true
    saved = undefined
    kept = undefined
    if (!pending && !isLost) setState('untouched')
    return false
  }

  function askToStay(event: BeforeUnloadEvent) {
    save()
    if (isLost) event.preventDefault()
  }

  return { keep, forget, save, reference, isOnDisk, askToStay }
}
