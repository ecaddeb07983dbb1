import { useRef, useState } from 'react'
import { useArrival } from '#base/browser/use-arrival.ts'
import { mergedNote } from '#base/text/note-text.ts'

/** `before` is what the merchant began with. */
type Keep = (text: string, before: string) => void

/**
 * A note that is typed, and one with what arrives meanwhile from elsewhere. Each letter is saved at
 * once: a page that closes has no time to.
 */
export function useNoteDraft(kept: string, keep: Keep) {
  const [typed, setTyped] = useState<string>()
  const saved = useRef(kept)

  function save(text: string) {
    const before = saved.current
    saved.current = text.trim()
    keep(text, before)
  }

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
    save(text)
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
