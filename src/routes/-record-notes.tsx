import { Suspense } from 'react'
import { t } from '#base/language/words.ts'
import { lazyPart } from '#components/page/lazy-part.tsx'
import { Section } from '#components/page/section.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import type { NotedKind } from '#model/reading/memory/record-notes.ts'

const Notes = lazyPart(async () => (await import('#features/notes/record-notes.tsx')).RecordNotes)

/** In pixels, without a note. */
const HEIGHT = 92

type RecordNotesProps = { kind: NotedKind; storeId: string; id: string; isPeek?: true }

/** Keeps its place while it loads, so that nothing below it jumps. */
export const RecordNotes = (props: RecordNotesProps) =>
  props.id !== '' && (
    <Suspense
      fallback={
        <div style={{ minHeight: HEIGHT, paddingBlock: props.isPeek && 20 }} data-off-paper>
          {props.isPeek ? (
            <Skeleton width={56} />
          ) : (
            <Section title={t`Notes`}>
              <Skeleton width={56} />
            </Section>
          )}
        </div>
      }
    >
      <Notes {...props} />
    </Suspense>
  )
