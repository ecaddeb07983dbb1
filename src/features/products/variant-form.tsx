import { zodResolver } from '@hookform/resolvers/zod'
import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type FieldErrors, type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { useArrival } from '#base/browser/use-arrival.ts'
import { plural, t } from '#base/language/words.ts'
import { readNumber } from '#base/numbers/number-text.ts'
import { FactsSkeleton, FieldsSkeleton } from '#components/page/detail-skeleton.tsx'
import { Button } from '#components/controls/button.tsx'
import type { CreateVariant, Product, Variant } from '#api/schemas/products.ts'
import { ButtonLink } from '#components/controls/button-link.tsx'
import '#components/form/validation-messages.ts'
import { marksBody } from '#components/values/marks.ts'
import { useMoneyText } from '#components/values/money.tsx'
import { StatusGlyph } from '#components/values/status-glyph.tsx'
import { VariantFields } from './variant-fields.tsx'
import styles from './variant-form.module.css'
import { VariantPreview } from './variant-preview.tsx'
import {
  VariantForm as Schema,
  type VariantValues,
} from '#model/records/products/variant-values.ts'
import { variantLabels as labels } from '#model/records/products/variant-words.ts'
import { variantWarnings } from '#model/records/products/variant-warnings.ts'

const priceNow = t`That is the price now`
const marksActionBar = marksBody('data-has-action-bar')

type VariantFormProps = {
  product: Product
  currency: string | undefined
  initial: VariantValues
  /** True from sending until the answer arrives. */
  isLocked: boolean
  isDraftSaved: boolean
  refusal: string | undefined
  /** The first field has the focus, unless what is restored is to be read first. */
  takesFocus: boolean
  cancelLink: LinkProps
  replaced?: Variant
  arePercentages?: boolean
  /** Above the preview. */
  beside?: ReactNode
  onChange: (values: VariantValues) => void
  onCreate: (body: CreateVariant) => void
}

export function VariantForm(props: VariantFormProps) {
  const { product, currency, initial, isLocked, isDraftSaved, takesFocus, cancelLink, replaced } =
    props
  const { refusal, onChange, onCreate } = props
  const form: Form = useForm<VariantValues, unknown, CreateVariant>({
    resolver: zodResolver(Schema),
    defaultValues: initial,
    mode: 'onTouched',
  })
  const { control, formState, handleSubmit, setFocus } = form
  const values = useWatch({ control, compute: (all: VariantValues) => ({ ...all }) })
  const { isDirty, touchedFields } = formState
  const cost = readNumber(values.cost)
  const price = useMoneyText(cost, currency)
  // Nothing can be wrong with a form that nobody has begun, or a copy's name that nobody has left yet.
  const warnings = isDirty ? variantWarnings(values, product.variants) : {}
  if (!touchedFields.name) delete warnings.name
  const isPriceNow = cost !== undefined && cost === replaced?.cost
  if (isPriceNow) warnings.cost = priceNow
  useNoErrorWithout(form, 'maximumQuantity', !values.isUnlimited)
  useNoErrorWithout(form, 'dynamicUrl', values.deliveryTypes.includes('dynamic'))
  useNoErrorWithout(form, 'customIntervalDays', values.billingInterval !== '')

  function create(body: CreateVariant) {
    if (!replaced || body.cost !== replaced.cost) return onCreate(body)
    form.setError('cost', { message: priceNow }, { shouldFocus: true })
  }

  useArrival(isDirty && values, onChange)
  useArrival(takesFocus, () => setFocus(replaced ? 'cost' : 'name', { shouldSelect: true }))

  return (
    <form
      className="stack grow"
      aria-label={t`New variant`}
      noValidate
      onSubmit={(event) => void handleSubmit(create)(event)}
    >
      <div className={styles.columns}>
        <fieldset className={styles.form} disabled={isLocked}>
          <VariantFields
            control={control}
            values={values}
            warnings={warnings}
            currency={currency}
            replaced={replaced}
          />
        </fieldset>
        <VariantPreview
          {...{ product, values, currency, replaced }}
          arePercentages={props.arePercentages}
        >
          {props.beside}
        </VariantPreview>
      </div>
      <footer ref={marksActionBar} className={styles.bar} data-action-bar>
        <Problems errors={formState.errors} onGo={setFocus} />
        {(refusal ?? isDraftSaved) && (
          <span className="quiet small">{refusal ?? t`Draft kept`}</span>
        )}
        <ButtonLink {...cancelLink} variant="default">
          {t`Cancel`}
        </ButtonLink>
        <Button type="submit" loading={isLocked} disabled={refusal !== undefined}>
          {replaced && cost !== undefined && !isPriceNow
            ? t`Create it at ${price}`
            : t`Create variant`}
        </Button>
      </footer>
    </form>
  )
}

/** Also of what else makes new variants. */
export const VariantFormSkeleton = () => (
  <div className={styles.columns}>
    <div className={styles.form}>
      <FieldsSkeleton />
    </div>
    <div className={styles.preview}>
      <FactsSkeleton />
    </div>
  </div>
)

type Form = UseFormReturn<VariantValues, unknown, CreateVariant>

/** Clears the error of a field that is no longer shown, because nobody could fix it. */
function useNoErrorWithout({ clearErrors }: Form, name: keyof VariantValues, isThere: boolean) {
  useArrival(!isThere && name, (hidden) => clearErrors(hidden))
}

type ProblemsProps = {
  errors: FieldErrors<VariantValues>
  onGo: (name: keyof VariantValues) => void
}

/** The number of fields to fix, and a link to the first of them. */
function Problems({ errors, onGo }: ProblemsProps) {
  const names = (Object.keys(labels) as (keyof VariantValues)[]).filter((name) => errors[name])
  const [first] = names
  return (
    <div className={styles.problems} aria-live="polite">
      {first && (
        <>
          <StatusGlyph glyph="cross" tone="danger" />
          <span className="danger">
            {plural(names.length, {
              one: '1 field needs a fix',
              other: `${names.length} fields need a fix`,
            })}
          </span>
          <button type="button" className="accent strong" onClick={() => onGo(first)}>
            {labels[first]}
          </button>
        </>
      )}
    </div>
  )
}
