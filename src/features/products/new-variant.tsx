import { Button } from '@mantine/core'
import type { LinkProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { CreateVariant, Product, Variant } from '#api/schemas/products.ts'
import { session } from '#api/session.ts'
import { showFormWrite, showWrite } from '#model/writes/registry.ts'
import { isUnderWay } from '#model/writes/machine.ts'
import { ButtonLink } from '#components/button-link.tsx'
import { DateTime } from '#components/date-time.tsx'
import { isDraftOf } from '#base/drafts/draft-store.ts'
import { useDraft } from '#base/drafts/use-draft.ts'
import { LazyJsonView } from '#components/lazy-json-view.tsx'
import { Note } from '#components/note.tsx'
import { OtherDraft } from '#components/other-draft.tsx'
import { useObservable } from '#base/use-observable.ts'
import { deliveryText } from '#model/products/delivery-words.ts'
import { VariantForm } from './variant-form.tsx'
import styles from './variant-form.module.css'
import { VariantOutcome } from './variant-outcome.tsx'
import { emptyValues, leftOutTypes, readDraft, valuesOf } from '#model/products/variant-values.ts'
import type { VariantValues } from '#model/products/variant-values.ts'
import { creationOf, type ProductTarget, variantCreations } from '#model/writes/variants.ts'

type NewVariantProps = {
  target: ProductTarget
  product: Product
  /** Begins with what this one has. */
  original: Variant | undefined
  currency: string | undefined
  productLink: LinkProps
}

/** Writing a variant, sending it once, and what became of it. */
export function NewVariant({ target, product, original, currency, productLink }: NewVariantProps) {
  const { storeId, productId } = target
  const { account } = session.current()
  const draftName = ['variant', account, storeId, productId, original?.id].join('.')
  const draft = useDraft(draftName)
  const stored = readDraft(draft.stored?.value)
  const fresh = original ? valuesOf(original, product.variants) : emptyValues(product.variants)
  const [values, setValues] = useState<VariantValues>(stored?.values ?? fresh)
  const [version, setVersion] = useState(0)
  const [isBack, setIsBack] = useState(false)
  const [isRestored, setIsRestored] = useState(stored !== undefined)
  const [lastBody, setLastBody] = useState<CreateVariant>()
  const write = variantCreations.get(target)
  const state = useObservable(write)
  const sentDraft = useObservable({ subscribe: write.subscribe, state: write.draft })
  const hasLeft = !['review', 'prechecking', 'not-sent'].includes(state.phase)
  /** A product has one creation at a time; this one was written in another form. */
  const isOthers = hasLeft && sentDraft !== undefined && !isDraftOf(sentDraft, draftName)
  const isDone = state.phase === 'done'
  const isOthersDone = isOthers && isDone
  const isLocked = isUnderWay(state)

  useEffect(
    function showOutcome() {
      if (!isOthers) return showFormWrite(write)
      // What it came to is told beside this form, not in its place.
      if (!isDone) return showWrite(write, () => write.state().phase !== 'done')
      return undefined
    },
    [write, isOthers, isDone],
  )

  function fillIn(next: VariantValues) {
    setIsRestored(false)
    setIsBack(true)
    setValues(next)
    setVersion(version + 1)
  }

  function startOver(next: VariantValues) {
    draft.forget()
    fillIn(next)
  }

  function goBack() {
    if (isDone) startOver(fresh)
    setIsBack(true)
    write.again()
    write.review()
  }

  function takeOver(value: unknown) {
    const theirs = readDraft(value)
    if (!theirs) return
    draft.keep(theirs)
    fillIn(theirs.values)
  }

  function create(body: CreateVariant) {
    setLastBody(body)
    if (isOthersDone) write.again()
    void write.confirm(creationOf(target, body, product.variants), draft.reference())
  }

  function createAnyway(body: CreateVariant, namesakes: Variant[]) {
    write.review()
    const shown = [...product.variants, ...namesakes]
    void write.confirm(creationOf(target, body, shown), draft.reference())
  }

  const leftOut = original && deliveryText(leftOutTypes(original))
  const namesakes = state.phase === 'not-sent' ? state.change : undefined
  const isForm = isLocked || isOthersDone || state.phase === 'review'
  return (
    <>
      <div className={styles.notes}>
        {isForm && isRestored && draft.stored && (
          <Note action={{ label: 'Start over', onClick: () => startOver(fresh) }}>
            Your draft of <DateTime value={new Date(draft.stored.savedAt).toISOString()} absolute />{' '}
            is back.
          </Note>
        )}
        {isForm && !isLocked && <OtherDraft draft={draft} onUse={takeOver} />}
        {isForm && !draft.isKept && (
          <Note tone="warning">This browser keeps no drafts: leaving loses what you wrote.</Note>
        )}
        {isForm && original && (
          <Note>
            A copy of <bdi>{original.name}</bdi>. Type, stock mode and billing interval are not
            returned by the service; choose them again.
            {leftOut && (
              <>
                {' '}
                Left out, since a new variant cannot have it: delivery by <bdi>{leftOut}</bdi>.
              </>
            )}
          </Note>
        )}
      </div>
      {isForm && (
        <VariantForm
          key={version}
          product={product}
          currency={currency}
          initial={values}
          isLocked={isLocked}
          isDraftSaved={draft.isSaved}
          takesFocus={isBack}
          cancelLink={productLink}
          onChange={(changed) => {
            setValues(changed)
            draft.keep({ values: changed })
          }}
          onCreate={create}
        />
      )}
      {!isForm && (
        <VariantOutcome
          verb="create"
          state={state}
          actions={
            <>
              {(state.phase !== 'checking' || state.isQuiet) && (
                <Button variant="default" onClick={goBack}>
                  {isDone ? 'Create another' : 'Back to the form'}
                </Button>
              )}
              {namesakes && lastBody && (
                <Button variant="default" onClick={() => createAnyway(lastBody, namesakes)}>
                  Create anyway
                </Button>
              )}
              <ButtonLink {...productLink}>Open product</ButtonLink>
            </>
          }
        >
          {(state.phase === 'done' ? state.effect : namesakes)?.map((variant) => (
            <LazyJsonView
              key={variant.id}
              text={JSON.stringify(variant)}
              name={`variant ${variant.id.slice(0, 8)}`}
            />
          ))}
        </VariantOutcome>
      )}
    </>
  )
}
