import { AnchorLink } from '#components/anchor-link.tsx'
import { OutcomeCard } from '#components/outcome-card.tsx'
import { useObservable } from '#base/use-observable.ts'
import { type VariantVerb, verdictOf } from '#model/writes/variant-words.ts'
import {
  type ProductTarget,
  type VariantTarget,
  type VariantWriteState,
  variantCreations,
  variantDeletions,
} from '#model/writes/variants.ts'

type Action = { label: string; onClick: () => void }

/** How the creation of a variant stands, told away from its form. */
export function CreationTold({ target, action }: { target: ProductTarget; action?: Action }) {
  const state = useObservable(variantCreations.get(target))
  return <VariantTold verb="create" state={state} target={target} action={action} />
}

/** How the deletion of a variant stands, told away from its dialog. */
export function DeletionTold({ target, action }: { target: VariantTarget; action?: Action }) {
  const state = useObservable(variantDeletions.get(target))
  return <VariantTold verb="delete" state={state} target={target} action={action} />
}

type VariantToldProps = {
  verb: VariantVerb
  state: VariantWriteState
  target: ProductTarget
  action?: Action
}

function VariantTold({ verb, state, target, action }: VariantToldProps) {
  const words = verdictOf(verb, state)
  if (!words) return null
  const { storeId, productId } = target
  return (
    <OutcomeCard
      {...words}
      phase={state.phase}
      error={state.phase === 'rejected' ? state.error : undefined}
      action={action}
      link={
        <AnchorLink to="/stores/$storeId/products/$productId" params={{ storeId, productId }}>
          Product {productId.slice(0, 8)}
        </AnchorLink>
      }
    />
  )
}
