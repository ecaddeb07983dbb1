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

/** Milliseconds of typing that a crash may lose. */
const SAVED_EVERY = 300

/** `lost`: this browser stores nothing, so leaving the page loses the text. */
type DraftState = 'untouched' | 'waiting' | 'saved' | 'lost'

/**
 * The component needs the name as its `key`, and validates `stored`, which an earlier visit left.
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
    /** Nobody has typed meanwhile, so it needs no question. */
    isOtherOwn: other?.isLate === true && state === 'untouched',
    isSaved: state === 'saved',
    isKept: state !== 'lost',
    keep,
    forget,
    reference,
  }
}

function draftKeeper(
  name: string,
  setState: (state: DraftState) => void,
  found: StoredDraft | undefined,
) {
  const generation = draftGeneration()
  let pending: { value: unknown } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLost = false
  let isSaving = false
  let requested: string | undefined
  /** The content this form stored or found: it may delete nothing else. */
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
    isSaving = true
    isLost = !(await saveDraft(name, draft))
    isSaving = false
    if (isLost) setState('lost')
    // Another tab may have replaced the draft while this one was saving.
    else if (!pending && saved !== undefined) setState('saved')
  }

  function keep(value: unknown) {
    const content = contentOf(value)
    if (content === requested) return
    requested = content
    pending = { value }
    if (!isLost) setState('waiting')
    if (timer === undefined) void write()
  }

  function forget() {
    clearTimeout(timer)
    timer = undefined
    pending = undefined
    requested = undefined
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

  function reference(): string | undefined {
    save()
    return saved === undefined ? undefined : draftReference(name, saved)
  }

  function isOnDisk(draft: StoredDraft | undefined): boolean {
    // An earlier draft that another tab has sent is gone; this one is on its way.
    if (!draft && isSaving) return true
    if (draft && contentOf(draft.value) === saved) return true
    saved = undefined
    requested = undefined
    if (!pending && !isLost) setState('untouched')
    return false
  }

  function askToStay(event: BeforeUnloadEvent) {
    save()
    if (isLost) event.preventDefault()
  }

  return { keep, forget, save, reference, isOnDisk, askToStay }
}
