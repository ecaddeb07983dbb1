import { useEffect, useState } from 'react'

export type CopyState = 'idle' | 'copied' | 'failed'

/** Copies text and reports for a moment whether it worked; a browser may refuse. */
export function useCopy(): [CopyState, (text: string) => void] {
  const [state, setState] = useState<CopyState>('idle')

  useEffect(() => {
    if (state === 'idle') return undefined
    const timer = setTimeout(() => setState('idle'), 1200)
    return () => clearTimeout(timer)
  }, [state])

  function copy(text: string) {
    writeText(text).then(
      () => setState('copied'),
      () => setState('failed'),
    )
  }
  return [state, copy]
}

async function writeText(text: string): Promise<void> {
  // Outside a secure context there is no clipboard at all.
  if (!navigator.clipboard) throw new Error('No clipboard')
  await navigator.clipboard.writeText(text)
}
