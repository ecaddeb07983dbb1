import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState } from 'react'
import type { Variant } from '#api/schemas/products.ts'
import { t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { ButtonLink } from '#components/controls/button-link.tsx'
import { useObservable } from '#base/storage/use-observable.ts'
import { isSameId } from '#base/text/same-id.ts'
import { useNow } from '#base/time/now.ts'
import { variantDeletions } from '#model/doing/writes/kinds/variants.ts'
import { EmptyState } from '#components/list/empty-state.tsx'
import { lazyPart } from '#components/page/lazy-part.tsx'
import { NotKept } from '#components/page/not-kept.tsx'
import { Note } from '#components/page/note.tsx'
import { Section } from '#components/page/section.tsx'
import {
  type PriceChange,
  forgotten,
  priceChanges,
  remembered,
  tickedOff,
} from '#model/doing/price-change/kept.ts'
import { type Leftover, isOut, leftoversOf } from '#model/records/products/leftovers.ts'
import { newVariantLink } from '#model/reading/links/links.ts'
import { OldAndNew } from './variant-preview.tsx'
import type { PriceChangeProps } from './price-change.tsx'
import styles from './price-steps.module.css'
import { Leftovers } from './price-leftovers.tsx'
import { StepLine } from './step-line.tsx'

const DeleteVariantDialog = lazyPart(
  async () => (await import('./delete-variant-dialog.tsx')).DeleteVariantDialog,
)

/** Milliseconds: no platform known shows a change later. */
const LONGEST_LAG = 60_000

type PriceStepsProps = PriceChangeProps & {
  change: PriceChange
  arePercentages: boolean | undefined
}

/** After the new variant was seen: what to finish on the platform, then the old one’s end. */
export function PriceSteps(props: PriceStepsProps) {
  const { target, product, currency, coupons, productLink, change, arePercentages, onCheck } = props
  const { storeId, productId } = target
  const [deleted, setDeleted] = useState<Variant>()
  const navigate = useNavigate()
  const kept = priceChanges(productId)
  const find = (wanted: string) => product.variants.find(({ id }) => isSameId(id, wanted))
  const removal = useObservable(variantDeletions.get({ ...target, variantId: change.oldId }))
  // It is gone although a busy platform has refused the read that would show it.
  const old = removal.phase === 'done' ? undefined : find(change.oldId)
  const created = find(change.newId)
  const was = old ?? change.old
  const leftovers = was && created ? leftoversOf(was, created, coupons, arePercentages) : []
  const isDone = ({ id, isThere, isOnlySeen }: Leftover) =>
    isThere === true || (!isOnlySeen && change.ticked.includes(id))
  const open = leftovers.filter((leftover) => !isDone(leftover)).length
  // What a read contradicts is named, although it is ticked.
  const unseen = leftovers.filter((each) => each.isThere === false || !isDone(each))
  const list = created && (
    <Leftovers
      {...{ leftovers, isDone, open, onCheck }}
      ids={[change.oldId, created.id]}
      onTick={(id, isTicked) => kept.set(tickedOff(change.oldId, id, isTicked))}
    />
  )
  const takenBack = useObservable(variantDeletions.get({ ...target, variantId: change.newId }))
  // A read may lag behind, and who starts anew too soon creates a second one.
  const isOld = useNow() - change.at > LONGEST_LAG
  const mayForget = takenBack.phase === 'done' || isOld
  const forget = () => {
    void navigate({ ...productLink })
    kept.set(forgotten(change.oldId))
  }
  return (
    <>
      <Steps now={!created ? 2 : !old ? 5 : open > 0 ? 3 : 4} />
      <div className={styles.page}>
        <div className={styles.steps}>
          <NotKept keeping={kept.keeping} />
          {created && old && (
            <Finishing
              {...{ list, open, old, created }}
              onDelete={(variant) => {
                kept.set(remembered(old))
                setDeleted(variant)
              }}
            />
          )}
          {created && !old && (
            <>
              <EmptyState
                title={t`The price is changed`}
                text={t`The product has the new variant, and no longer the old one.`}
                action={
                  <Button variant={open > 0 ? 'default' : 'filled'} onClick={forget}>
                    {open > 0 ? t`Leave as is` : t({ message: 'Done', context: 'close' })}
                  </Button>
                }
              />
              {isOut(created) && (
                <Note tone="warning">{t`Nobody can buy it: its stock is 0.`}</Note>
              )}
              {leftovers.length > 0 && <Section title={t`Finish on your platform`}>{list}</Section>}
            </>
          )}
          {!created && (
            <Note tone="warning">
              {old
                ? t`Your platform doesn’t show the new variant now. The old one is on sale as before.`
                : t`Your platform shows neither the new variant nor the old one now.`}
            </Note>
          )}
          {!created && (
            <p className={styles.buttons}>
              <Button variant="default" onClick={onCheck}>
                {t`Check again`}
              </Button>
              {mayForget && (
                <Button variant="default" onClick={forget}>
                  {t`Forget this change`}
                </Button>
              )}
            </p>
          )}
          {created && old && (
            <p className={styles.buttons}>
              <ButtonLink {...productLink} variant="default">
                {t`Stop here`}
              </ButtonLink>
              <span className="secondary">{t`It waits for you on the product’s page.`}</span>
            </p>
          )}
        </div>
        {created && old && (
          <aside className={styles.side}>
            <Section title={t`Old and new`}>
              <OldAndNew {...{ old, created, currency, arePercentages }} />
            </Section>
          </aside>
        )}
        {deleted && (
          <Suspense>
            <DeleteVariantDialog
              key={deleted.id}
              target={target}
              product={product}
              variant={deleted}
              currency={currency}
              coupons={coupons}
              open={isSameId(deleted.id, change.oldId) ? unseen : []}
              similarLink={(variant) => ({
                ...newVariantLink(storeId, productId),
                state: { deletedVariant: variant },
              })}
              onClose={() => setDeleted(undefined)}
            />
          </Suspense>
        )}
      </div>
    </>
  )
}

type FinishingProps = {
  list: ReactNode
  /** How many are not done. */
  open: number
  old: Variant
  created: Variant
  onDelete: (variant: Variant) => void
}

function Finishing({ list, open, old, created, onDelete }: FinishingProps) {
  return (
    <>
      <div className={styles.step} data-state={open > 0 ? 'now' : 'done'}>
        <Section title={t`Finish on your platform`}>
          <p className="secondary">
            {isOut(created) && !isOut(old)
              ? t`These stayed with the old variant. Until the new one has stock, only the old one can be bought.`
              : t`These stayed with the old variant. Until you delete it, both variants are on sale.`}
          </p>
          {list}
        </Section>
      </div>
      <div className={styles.step} data-state={open > 0 ? undefined : 'now'}>
        <Section title={t`Delete the old variant`}>
          <p className="secondary">
            {t`It asks once more, with its name. Past orders keep their own names and prices.`}
          </p>
          <p className={styles.buttons}>
            <Button
              color="red"
              variant={open === 0 ? 'filled' : 'subtle'}
              onClick={() => onDelete(old)}
            >
              {open === 0 ? t`Delete the old variant…` : t`Delete it anyway…`}
            </Button>
            <Button variant="subtle" color="gray" onClick={() => onDelete(created)}>
              {t`Go back: delete the new one…`}
            </Button>
          </p>
        </Section>
      </div>
    </>
  )
}

export const Steps = ({ now }: { now: number }) => (
  <StepLine
    label={t`Change price`}
    steps={[
      t`New price`,
      t`What Counter can’t read`,
      t`Create variant`,
      t`Finish on your platform`,
      t`Delete the old variant`,
    ]}
    now={now}
  />
)
