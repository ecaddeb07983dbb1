import { useEffect, useState } from 'react'

export type StoredDraft = { value: unknown; savedAt: number }

const PREFIX = 'counter-draft.'
const SAVED_AFTER = 300

/**
 * What is being written and not sent yet, kept in this browser under a key that says whose it is
 * and what it belongs to; the component that uses it lives as long as that key holds. `stored` is
 * what an earlier visit left, and reading its value is the caller's business: it may be older than
 * the code. `isKept` turns false when the browser could not keep it, so that the page can say so.
 */
export function useDraft(key: string) {
  const [stored] = useState(() => read(key))
  const [isKept, setIsKept] = useState(true)
  const [{ keep, forget, save }] = useState(() => draftKeeper(key, setIsKept))

  useEffect(() => {
    const saveWhenHidden = () => document.hidden && save()
    window.addEventListener('pagehide', save)
    document.addEventListener('visibilitychange', saveWhenHidden)
    return () => {
      window.removeEventListener('pagehide', save)
      document.removeEventListener('visibilitychange', saveWhenHidden)
      save()
    }
  }, [save])

  return { stored, isKept, keep, forget }
}

/** Writes a moment after the last change, and at once when the page goes away. */
function draftKeeper(key: string, onWritten: (isKept: boolean) => void) {
  let pending: { value: unknown } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function save() {
    clearTimeout(timer)
    if (pending) onWritten(write(key, { ...pending, savedAt: Date.now() }))
    pending = undefined
  }

  function keep(value: unknown) {
    clearTimeout(timer)
    pending = { value }
    timer = setTimeout(save, SAVED_AFTER)
  }

  function forget() {
    clearTimeout(timer)
    pending = undefined
    write(key, undefined)
  }
  return { keep, forget, save }
}

function read(key: string): StoredDraft | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null')
    return isStoredDraft(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

/** False when it could not be kept: storage may be blocked or full. */
function write(key: string, draft: StoredDraft | undefined): boolean {
  try {
    if (draft) localStorage.setItem(PREFIX + key, JSON.stringify(draft))
    else localStorage.removeItem(PREFIX + key)
    return true
  } catch {
    return false
  }
}

function isStoredDraft(stored: unknown): stored is StoredDraft {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'value' in stored &&
    'savedAt' in stored &&
    typeof stored.savedAt === 'number'
  )
}
