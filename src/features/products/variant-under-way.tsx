import { useObservable } from '#base/storage/use-observable.ts'
import { Note } from '#components/page/note.tsx'
import { type ProductTarget, variantCreations } from '#model/doing/writes/kinds/variants.ts'
import { creationWords } from '#model/doing/writes/kinds/variant-words.ts'
import { outcomeWords } from '#model/doing/writes/phase-words.ts'
import { isOpen } from '#model/doing/writes/state.ts'

/** A variant whose creation nobody knows the outcome of yet, above those that are there. */
export function VariantUnderWay({ target }: { target: ProductTarget }) {
  const state = useObservable(variantCreations.get(target))
  const words = isOpen(state) ? outcomeWords(creationWords, state) : undefined
  return (
    words && (
      <div className="below-3">
        <Note icon="clock">{words.title}</Note>
      </div>
    )
  )
}
