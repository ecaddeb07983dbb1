import { use, useEffect, useState } from 'react'
import {
  type StoredDraft,
  draftGeneration,
  loadDraft,
  onOtherDraft,
  saveDraft,
} from './draft-store.ts'

/** At most this much typing, in milliseconds, is lost when the browser dies. */
const SAVED_EVERY = 300

/** `lost`: this browser keeps nothing, so that leaving the page loses it. */
type DraftState = 'untouched' | 'waiting' | 'saved' | 'lost'

/**
 * What is being written and not sent yet, kept in this browser under a name that says whose it is
 * and what it belongs to; the component that uses it lives as long as that name holds, and suspends
 * until the draft is read. `stored` is what an earlier visit left, and reading its value is the
 * caller's business: it may be older than the code. `other` is what another tab wrote meanwhile.
 */
export function useDraft(name: string) {
  const found = use(loadDraft(name))
  const [stored] = useState(found)
  const [state, setState] = useState<DraftState>('untouched')
  const [other, setOther] = useState<StoredDraft>()
  const [{ keep, forget, save, askToStay }] = useState(() =>
    draftKeeper(name, setState, found !== undefined),
  )

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

  useEffect(() => onOtherDraft(name, setOther), [name])

  return {
    stored,
    other,
    dismissOther: () => setOther(undefined),
    isSaved: state === 'saved',
    isKept: state !== 'lost',
    keep,
    forget,
  }
}

/** Writes the first change at once, then while one is typing, and when the page goes away. */
function draftKeeper(name: string, tell: (state: DraftState) => void, isStored: boolean) {
  const generation = draftGeneration()
  let pending: { value: unknown } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLost = false
  let lastKept: string | undefined
  /** What another tab is about to keep is not this form's to forget. */
  let isOwn = isStored

  async function write() {
    if (!pending || generation !== draftGeneration()) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      void write()
    }, SAVED_EVERY)
    const draft = { ...pending, savedAt: Date.now() }
    pending = undefined
    isLost = !(await saveDraft(name, draft))
    if (isLost) tell('lost')
    else if (!pending) tell('saved')
  }

  function keep(value: unknown) {
    // A form draws itself anew when its draft is saved, and says then what it said before.
    const content = JSON.stringify(value)
    if (content === lastKept) return
    lastKept = content
    isOwn = true
    pending = { value }
    if (!isLost) tell('waiting')
    if (timer === undefined) void write()
  }

  function forget() {
    if (!isOwn) return
    isOwn = false
    clearTimeout(timer)
    timer = undefined
    pending = undefined
    lastKept = undefined
    isLost = false
    tell('untouched')
    if (generation === draftGeneration()) void saveDraft(name, undefined)
  }

  function save() {
    void write()
  }

  function askToStay(event: BeforeUnloadEvent) {
    save()
    if (isLost) event.preventDefault()
  }

  return { keep, forget, save, askToStay }
}
