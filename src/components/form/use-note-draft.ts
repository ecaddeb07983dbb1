import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useArrival } from '#base/browser/use-arrival.ts'
import { mergedNote } from '#base/text/note-text.ts'

/** Milliseconds of typing that a crash may lose. */
const SAVED_EVERY = 400

/** `before` is what the merchant began with. */
type Keep = (text: string, before: string) => void

/** A note that is typed: saved by itself, and one with what arrives meanwhile from elsewhere. */
export function useNoteDraft(kept: string, keep: Keep) {
  const [typed, setTyped] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const saved = useRef(kept)

  function save(text: string) {
    clearTimeout(timer.current)
    const before = saved.current
    saved.current = text.trim()
    keep(text, before)
  }

  const saveTyped = useEffectEvent(() => {
    clearTimeout(timer.current)
    if (typed !== undefined) save(typed)
  })
  useEffect(() => {
    const saveWhenHidden = () => saveTyped()
    document.addEventListener('visibilitychange', saveWhenHidden)
    window.addEventListener('pagehide', saveWhenHidden)
    return () => {
      document.removeEventListener('visibilitychange', saveWhenHidden)
      window.removeEventListener('pagehide', saveWhenHidden)
      saveWhenHidden()
    }
  }, [])

  /** A saved reply, a slow disk, another tab or a colleague adds to it while somebody types. */
  useArrival(kept, (note) => {
    const before = saved.current
    saved.current = note
    if (typed === undefined || note === before) return
    const merged = mergedNote(note, typed, before)
    if (merged !== typed) write(merged)
  })

  function write(text: string) {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => save(text), SAVED_EVERY)
  }

  function finish() {
    save(typed ?? kept)
    // An empty one stays open: the page may have taken the focus while it loaded.
    if (typed) setTyped(undefined)
  }

  return {
    kept,
    typed,
    isOpen: typed !== undefined || kept !== '',
    open: () => setTyped(''),
    write: (text: string) => write(text),
    finish: () => finish(),
  }
}

export type NoteDraft = ReturnType<typeof useNoteDraft>
