import type { LinkProps } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { CreateVariant, Product, Variant } from '#api/schemas/products.ts'
import { session } from '#api/session.ts'
import { useArrival } from '#base/browser/use-arrival.ts'
import { contentOf, draftReference, isDraftOf } from '#base/drafts/draft-store.ts'
import { betweenSentences } from '#base/language/sentences.ts'
import { t } from '#base/language/words.ts'
import { useObservable } from '#base/storage/use-observable.ts'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { Note } from '#components/page/note.tsx'
import { OtherDraft } from '#components/form/other-draft.tsx'
import { deliveryText } from '#model/records/products/delivery-words.ts'
import {
  emptyValues,
  leftOutTypes,
  readDraft,
  repricedValues,
  valuesOf,
  type VariantValues,
} from '#model/records/products/variant-values.ts'
import { isSettled, isUnderWay } from '#model/doing/writes/state.ts'
import { showFormWrite } from '#model/doing/writes/reporting.ts'
import { useDraftedWrite } from '#model/hooks/use-write-form.ts'
import {
  creationOf,
  type ProductTarget,
  type VariantWriteState,
  variantCreations,
} from '#model/doing/writes/kinds/variants.ts'
import { priceDraft } from '#model/doing/price-change/kept.ts'
import { otherOpen } from '#model/doing/writes/kinds/variant-words.ts'
import { CreationOutcome } from './creation-outcome.tsx'
import { VariantForm } from './variant-form.tsx'
import styles from './variant-form.module.css'

type NewVariantProps = {
  target: ProductTarget
  product: Product
  /** The variant whose values the form starts with. */
  original: Variant | undefined
  currency: string | undefined
  productLink: LinkProps
  beside?: ReactNode
  /** Whether orders tell that volume discounts are percentages. */
  arePercentages?: boolean
  /** The new variant takes the original’s place, at another price; the page tells what follows. */
  isPrice?: boolean
}

export function NewVariant(props: NewVariantProps) {
  const { target, product, original, currency, productLink, isPrice = false } = props
  const form = useVariantForm(target, product, original, isPrice)
  const { draft, state, isForm, isLocked } = form
  return (
    <>
      <div className={styles.notes}>
        {isForm && form.isRestored && draft.stored && (
          <Note action={{ label: t`Start over`, onClick: form.startOver }}>
            <Trans>
              We kept your draft from{' '}
              <DateTime value={new Date(draft.stored.savedAt).toISOString()} absolute />.
            </Trans>
          </Note>
        )}
        {isForm && !isLocked && <OtherDraft draft={draft} onUse={form.takeOver} />}
        {isForm && !draft.isKept && (
          <Note tone="warning">{t`Drafts are off in this browser. Leave and it’s gone.`}</Note>
        )}
        {form.isWaiting && <Note>{otherOpen}</Note>}
        {isForm && original && (
          <CopyNote original={original} isPrice={form.replaced !== undefined} />
        )}
      </div>
      {isForm ? (
        <VariantForm
          key={form.version}
          product={product}
          currency={currency}
          initial={form.values}
          isLocked={isLocked}
          isDraftSaved={draft.isSaved}
          refusal={form.refusal}
          takesFocus={form.isBack || !form.isRestored}
          cancelLink={productLink}
          replaced={form.replaced}
          beside={props.beside}
          arePercentages={props.arePercentages}
          onChange={form.change}
          onCreate={form.create}
        />
      ) : (
        <CreationOutcome
          state={state}
          process={form.process}
          currency={currency}
          productLink={productLink}
          onBack={form.goBack}
          onCreateAnyway={form.createAnyway}
        />
      )}
    </>
  )
}

function CopyNote({ original, isPrice }: { original: Variant; isPrice: boolean }) {
  const leftOut = deliveryText(leftOutTypes(original))
  return (
    <Note>
      {isPrice ? (
        <Trans>
          A new variant takes the place of <bdi>{original.name}</bdi>. Name, position, limits and
          delivery are copied; volume discounts, questions, files and images aren’t. Both are on
          sale until you delete the old one.
        </Trans>
      ) : (
        <Trans>
          Copied from <bdi>{original.name}</bdi>. Choose type, stock mode and interval again. Volume
          discounts, questions and files aren’t copied.
        </Trans>
      )}
      {leftOut && betweenSentences}
      {leftOut && (
        <Trans>
          Not copied: delivery by <bdi>{leftOut}</bdi>. A new variant can’t have it.
        </Trans>
      )}
    </Note>
  )
}

/**
 * Joins the values, their draft and the write. A product has one creation at a time, which may have
 * started in another form.
 */
function useVariantForm(
  target: ProductTarget,
  product: Product,
  original: Variant | undefined,
  isPrice: boolean,
) {
  const { storeId, productId } = target
  const names = ['variant', session.current().account, storeId, productId, original?.id].join('.')
  const draftName = isPrice ? priceDraft(names) : names
  const { process, state, draft, refusal, dismiss, send } = useDraftedWrite(
    variantCreations.get(target),
    draftName,
  )
  const stored = readDraft(draft.stored?.value)
  const copy = original ? valuesOf(original, product.variants) : emptyValues(product.variants)
  const repriced = original && isPrice ? repricedValues(original, copy) : undefined
  const fresh = repriced ?? copy
  const [values, setValues] = useState<VariantValues>(stored?.values ?? fresh)
  const [version, setVersion] = useState(0)
  const [isBack, setIsBack] = useState(false)
  const [isRestored, setIsRestored] = useState(stored !== undefined)
  const [source, setSource] = useState<'fresh' | 'stored' | 'typed'>(stored ? 'stored' : 'fresh')
  const [hasSent, setHasSent] = useState(false)
  const [lastBody, setLastBody] = useState<CreateVariant>()
  const sentDraft = useObservable({ subscribe: process.subscribe, state: process.attempt })?.draft
  const hasLeft = !['review', 'prechecking', 'not-sent'].includes(state.phase)
  const content = contentOf(source === 'typed' ? { values } : draft.stored?.value)
  const isSameText =
    source === 'fresh'
      ? isDraftOf(sentDraft, draftName)
      : sentDraft === draftReference(draftName, content)
  const isEarlier = 'isEarlier' in state && state.isEarlier
  /** The write sent the entries of another form, table or tab, and is told beside this form. */
  const isOthers = hasLeft && !isSameText && (!hasSent || isEarlier === true)
  const isWaiting = isOthers && (!isSettled(state) || state.phase === 'likely')
  const isLocked = isUnderWay(state) && !isOthers

  useArrival(!isOthers && process, (own) =>
    showFormWrite(own, () => isPrice && isReplaced(own.state())),
  )

  function fillIn(next: VariantValues, nextSource: 'fresh' | 'typed') {
    setSource(nextSource)
    setHasSent(false)
    setIsRestored(false)
    setIsBack(true)
    setValues(next)
    setVersion(version + 1)
  }

  function startOver() {
    draft.forget()
    fillIn(fresh, 'fresh')
  }

  return {
    draft,
    /** Undefined if the copy isn’t valid as it is: then every field is asked. */
    replaced: repriced && original,
    process,
    state,
    values,
    version,
    /** The note above the form says why. */
    refusal: isWaiting ? '' : refusal,
    isWaiting,
    isBack,
    isRestored,
    isLocked,
    isForm: isLocked || isOthers || state.phase === 'review',
    startOver,

    change: (changed: VariantValues) => {
      setValues(changed)
      setSource('typed')
      draft.keep({ values: changed })
    },

    takeOver: (value: unknown) => {
      const theirs = readDraft(value)
      if (!theirs) return
      draft.keep(theirs)
      fillIn(theirs.values, 'typed')
    },

    create: (body: CreateVariant) => {
      if (refusal) return
      setLastBody(body)
      setHasSent(true)
      // What takes a variant's place may be there already, created by a page that was left.
      const shown = isPrice && original ? [original] : product.variants
      send(creationOf(target, body, shown, undefined, isPrice))
    },

    createAnyway: (namesakes: Variant[]) => {
      if (lastBody) send(creationOf(target, lastBody, [...product.variants, ...namesakes]))
    },

    goBack: () => {
      if (state.phase === 'done') startOver()
      setHasSent(false)
      setIsBack(true)
      dismiss()
    },
  }
}

/** From here on the steps of the price change tell it, but not that there is more than one. */
const isReplaced = (state: VariantWriteState) => state.phase === 'done' && state.effect.length === 1
