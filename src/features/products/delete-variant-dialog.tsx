import { zodResolver } from '@hookform/resolvers/zod'
// oxlint-disable-next-line no-restricted-imports -- inside a dialog
import { TextInput } from '@mantine/core'
import type { LinkProps } from '@tanstack/react-router'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { useArrival } from '#base/browser/use-arrival.ts'
import { commaList } from '#base/language/lists.ts'
import { labels, t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import type { Product, Variant } from '#api/schemas/products.ts'
import { Trans } from '#components/text/trans.tsx'
import { showWrite } from '#model/doing/writes/reporting.ts'
import { isUnderWay } from '#model/doing/writes/state.ts'
import { ButtonLink } from '#components/controls/button-link.tsx'
import { ConfirmDialog, ConfirmStep } from '#components/overlays/confirm-dialog.tsx'
import { Fact, Facts } from '#components/page/facts.tsx'
import { formatNumber } from '#base/numbers/money-format.ts'
import { Figure } from '#components/values/money.tsx'
import { Note } from '#components/page/note.tsx'
import { useObservable } from '#base/storage/use-observable.ts'
import type { CouponsRead } from './product-coupons-card.tsx'
import { isTyped, nameToType } from '#model/records/products/variant-words.ts'
import styles from './delete-variant-dialog.module.css'
import { VariantRecord } from './variant-record.tsx'
import { WriteOutcome } from '#components/form/write-outcome.tsx'
import { outcomeProblem, outcomeWords } from '#model/doing/writes/phase-words.ts'
import { useWriteRefusal } from '#model/hooks/use-write-form.ts'
import { deletionWords } from '#model/doing/writes/kinds/variant-words.ts'
import {
  deletionOf,
  type ProductTarget,
  variantDeletions,
} from '#model/doing/writes/kinds/variants.ts'
import { Labelled } from '#components/text/labelled.tsx'
import type { Leftover } from '#model/records/products/leftovers.ts'
import { namesVariant } from '#model/records/coupons/variants.ts'

type DeleteVariantDialogProps = {
  target: ProductTarget
  product: Product
  /** As it was when the dialog opened. */
  variant: Variant
  currency: string | undefined
  coupons: CouponsRead | undefined
  /** What the variant that takes its place lacks. */
  open?: readonly Leftover[]
  /** Link to a new variant that starts with the deleted one's values. */
  similarLink: (deleted: Variant) => LinkProps
  onClose: () => void
}

export function DeleteVariantDialog(props: DeleteVariantDialogProps) {
  const { target, product, variant, currency, coupons, open, similarLink, onClose } = props
  const wanted = nameToType(variant)
  const form = useForm({
    resolver: zodResolver(z.object({ typed: z.string().check(z.refine(isName)) })),
    defaultValues: { typed: '' },
  })
  const typed = useWatch({ control: form.control, name: 'typed' })
  const write = variantDeletions.get({ ...target, variantId: variant.id })
  const state = useObservable(write)
  useArrival(write, (shown) => showWrite(shown))
  const words = outcomeWords(deletionWords, state)
  const refusal = useWriteRefusal()
  const isLocked = isUnderWay(state)
  const isReview = isLocked || state.phase === 'review'
  const confirm = form.handleSubmit(() => void write.confirm(deletionOf(write.target)))

  function isName(text: string) {
    return isTyped(text, wanted)
  }

  if (!isReview) {
    const kept = state.phase === 'done' ? (state.effect[0] ?? variant) : undefined
    return (
      <ConfirmDialog title={t`Delete variant`} onClose={onClose}>
        <ConfirmStep
          aside={state.phase === 'checking' && t`You can close this; we’ll keep checking.`}
          actions={
            <>
              {kept && (
                <ButtonLink {...similarLink(kept)} variant="default">
                  {t`Create similar`}
                </ButtonLink>
              )}
              <Button variant="default" onClick={onClose}>
                {t`Close`}
              </Button>
            </>
          }
        >
          {words && (
            <WriteOutcome words={words} problem={outcomeProblem(state)}>
              {kept && (
                <VariantRecord variant={kept} currency={currency} name={t`deleted variant`} />
              )}
            </WriteOutcome>
          )}
        </ConfirmStep>
      </ConfirmDialog>
    )
  }
  return (
    <ConfirmDialog title={t`Delete variant`} isLocked={isLocked} onClose={onClose}>
      <ConfirmStep
        aside={isLocked ? t`Waiting for your platform.` : (refusal ?? t`This can’t be undone.`)}
        actions={
          <>
            <Button variant="default" disabled={isLocked} onClick={onClose}>
              {t`Keep variant`}
            </Button>
            <Button
              color="red"
              disabled={!isName(typed) || refusal !== undefined}
              loading={isLocked}
              onClick={() => void confirm()}
            >
              {t`Delete variant`}
            </Button>
          </>
        }
      >
        <div className="row apart roomy baseline">
          <p className="secondary">
            <Trans>
              <b className={styles.name}>
                <bdi>{wanted}</bdi>
              </b>{' '}
              of <bdi>{product.name ?? t`this product`}</bdi>
            </Trans>
          </p>
          <Figure amount={variant.cost} currency={currency} assumed size="medium" />
        </div>
        <Impact product={product} variant={variant} coupons={coupons} open={open} />
        <TextInput
          label={
            <>
              <Trans>
                Type <bdi className={styles.typed}>{wanted}</bdi> to confirm
              </Trans>
            </>
          }
          {...form.register('typed')}
          readOnly={isLocked}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
        />
      </ConfirmStep>
    </ConfirmDialog>
  )
}

type ImpactProps = Pick<DeleteVariantDialogProps, 'product' | 'variant' | 'coupons' | 'open'>

function Impact({ product, variant, coupons, open = [] }: ImpactProps) {
  const naming = coupons?.coupons.filter((coupon) => namesVariant(coupon, variant))
  const isLast = product.variants.length === 1
  const codes = naming && commaList(naming.map(({ code = t`without a code` }) => code))
  const said = codes ? <bdi>{codes}</bdi> : naming ? t`No coupon uses it` : labels.notKnown
  return (
    <>
      {isLast && (
        <Note tone="warning">{t`This is the last variant. A product without variants can’t be sold.`}</Note>
      )}
      {open.length > 0 && (
        <Note tone="warning">
          {t`Not finished on your platform:`}
          <ul>
            {open.map(({ id, title, text }) => (
              <li key={id} className="breaks">
                <Labelled label={title} value={<bdi>{text}</bdi>} />
              </li>
            ))}
          </ul>
        </Note>
      )}
      <Facts>
        <Fact label={labels.stock}>
          {variant.stock === undefined ? labels.notKnown : formatNumber(variant.stock)}
        </Fact>
        <Fact label={t`Coupons`}>
          {coupons && !coupons.isComplete ? (
            <Trans comment="{said} is the codes of coupons, “No coupon uses it” or “Not known”.">
              {said} among the first {formatNumber(coupons.coupons.length)}
            </Trans>
          ) : (
            said
          )}
        </Fact>
        <Fact label={t`Files`}>
          {variant.files.length > 0 && t`Deleted with it: ${formatNumber(variant.files.length)}`}
        </Fact>
      </Facts>
    </>
  )
}
