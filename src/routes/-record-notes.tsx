import { Suspense } from 'react'
import { lazyPart } from '#components/page/lazy-part.tsx'
import type { NotedKind } from '#model/reading/memory/record-notes.ts'

const Notes = lazyPart(async () => (await import('#features/notes/record-notes.tsx')).RecordNotes)

/** In pixels, without a note. */
const HEIGHT = 109

type RecordNotesProps = { kind: NotedKind; storeId: string; id: string; isPeek?: true }

/** Keeps its place while it loads, so that nothing below it jumps. */
export const RecordNotes = (props: RecordNotesProps) =>
  props.id !== '' && (
    <Suspense fallback={<div style={{ minHeight: HEIGHT }} data-off-paper />}>
      <Notes {...props} />
    </Suspense>
  )
