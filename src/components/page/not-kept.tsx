import { t } from '#base/language/words.ts'
import { useRested } from '#base/time/use-timer.ts'
import { type Readable, useStore } from '#base/storage/store.ts'
import type { Keeping } from '#base/storage/kept-value.ts'
import { Note } from './note.tsx'

const words = {
  waiting: t`Not kept yet: this browser’s storage is slow to answer.`,
  'not-kept': t`Not kept: this browser’s storage refuses it. It ends with this tab.`,
}

/** Milliseconds that a disk usually needs, which nobody should have to read about. */
const USUAL = 1_000

/** Says so while what was changed here is not on this browser’s disk. */
export function NotKept({ keeping }: { keeping: Readable<Keeping> }) {
  const state = useRested(useStore(keeping), USUAL)
  if (state === undefined || state === 'kept') return null
  return <Note tone="warning">{words[state]}</Note>
}
