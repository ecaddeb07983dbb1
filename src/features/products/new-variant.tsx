import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { CreateVariant, Product, Variant } from '#api/schemas/products.ts'
import { session } from '#api/session.ts'
import { ButtonLink } from '#components/button-link.tsx'
import { DateTime } from '#components/date-time.tsx'
import { useDraft } from '#components/draft.ts'
import { LazyJsonView } from '#components/lazy-json-view.tsx'
import { Note } from '#components/note.tsx'
import { refreshProducts } from './refresh-products.ts'
import { VariantForm } from './variant-form.tsx'
import styles from './variant-form.module.css'
import { VariantOutcome } from './variant-outcome.tsx'
import { emptyValues, readDraft, VariantForm as Schema, valuesOf } from './variant-values.ts'
import type { VariantValues } from './variant-values.ts'
import {
  creationTask,
  openVariantWrites,
  type ProductTarget,
  proveCreation,
  useVariantWrite,
  variantCreation,
} from './variant-writes.ts'

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
  const draft = useDraft(['variant', account, storeId, productId, original?.id].join('.'))
  const stored = readDraft(draft.stored?.value)
  const fresh = original ? valuesOf(original, product.variants) : emptyValues(product.variants)
  const [values, setValues] = useState<VariantValues>(stored?.values ?? fresh)
  const [version, setVersion] = useState(0)
  const [isRestored, setIsRestored] = useState(stored !== undefined)
  const [write] = useState(() => variantCreation(target))
  const state = useVariantWrite(write)
  const queryClient = useQueryClient()

  useEffect(
    function takeUpWhatWasSent() {
      const body = stored?.sent && Schema.safeParse(stored.values)
      const [entry] = openVariantWrites('createVariant', target.productId)
      if (entry && stored?.sent && body?.success) {
        void write.resume(entry, stored.sent, proveCreation(body.data))
      }
    },
    // Only what was stored when the page was opened.
    // oxlint-disable-next-line react/exhaustive-deps
    [],
  )
  useEffect(
    function followOutcome() {
      if (state.phase !== 'done') return
      draft.forget()
      void refreshProducts(queryClient)
    },
    // oxlint-disable-next-line react/exhaustive-deps
    [state.phase],
  )

  function startOver(next: VariantValues) {
    draft.forget()
    setIsRestored(false)
    setValues(next)
    setVersion(version + 1)
  }

  function create(body: CreateVariant) {
    void write.start(creationTask(target, body), (sent) => draft.keep({ values, sent }))
  }

  const isForm = state.phase === 'idle' || state.phase === 'working'
  return (
    <>
      <div className={styles.notes}>
        {isForm && isRestored && draft.stored && (
          <Note action={{ label: 'Start over', onClick: () => startOver(fresh) }}>
            Your draft of <DateTime value={new Date(draft.stored.savedAt).toISOString()} absolute />{' '}
            is back.
          </Note>
        )}
        {isForm && !draft.isKept && (
          <Note tone="warning">This browser keeps no drafts: leaving loses what you wrote.</Note>
        )}
        {isForm && original && (
          <Note>
            A copy of <bdi>{original.name}</bdi>. Type, stock mode and billing interval are not
            returned by the service; choose them again.
          </Note>
        )}
      </div>
      {isForm && (
        <VariantForm
          key={version}
          product={product}
          currency={currency}
          initial={values}
          isLocked={state.phase === 'working'}
          isDraftSaved={draft.isSaved}
          cancelLink={productLink}
          onChange={(changed) => {
            setValues(changed)
            draft.keep({ values: changed })
          }}
          onCreate={create}
        />
      )}
      <VariantOutcome
        verb="create"
        state={state}
        actions={
          <>
            {(state.phase !== 'checking' || state.isQuiet) && (
              <Button
                variant="default"
                onClick={() => {
                  if (state.phase === 'done') startOver(emptyValues(product.variants))
                  write.dismiss()
                }}
              >
                {state.phase === 'done' ? 'Create another' : 'Back to the form'}
              </Button>
            )}
            <ButtonLink {...productLink}>Open product</ButtonLink>
          </>
        }
      >
        {state.phase === 'done' &&
          state.variants.map((variant) => (
            <LazyJsonView
              key={variant.id}
              text={JSON.stringify(variant)}
              name={`variant ${variant.id.slice(0, 8)}`}
            />
          ))}
      </VariantOutcome>
    </>
  )
}
