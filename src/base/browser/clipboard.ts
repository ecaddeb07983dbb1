import { useState } from 'react'
import { withoutIslands } from '#base/language/islands.ts'
import { useTimer } from '#base/time/use-timer.ts'

export type CopyState = 'idle' | 'copied' | 'failed'

/** Milliseconds. */
const SHOWN_FOR = 2_000

/** Reports the result for a moment; private text leaves the clipboard after a minute. */
export function useCopy(isPrivate = false): [CopyState, (text: string) => void] {
  const [state, setState] = useState<CopyState>('idle')

  useTimer(() => setState('idle'), state === 'idle' ? undefined : SHOWN_FOR, state)

  function copy(said: string) {
    const text = withoutIslands(said)
    writeText(text).then(
      () => setState('copied'),
      () => setState('failed'),
    )
    void clearLater(isPrivate ? text : undefined)
  }
  return [state, copy]
}

async function clearLater(text: string | undefined) {
  const { clearClipboardLater, keepClipboard } = await import('./clear-clipboard.ts')
  if (text === undefined) keepClipboard()
  else clearClipboardLater(text)
}

async function writeText(text: string): Promise<void> {
  // Browsers offer no clipboard outside a secure context.
  if (!navigator.clipboard) throw new Error('No clipboard')
  await navigator.clipboard.writeText(text)
}
