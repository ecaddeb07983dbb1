import type { ReactNode } from 'react'
import type { Control, FieldValues } from 'react-hook-form'
import { limitsOf } from '#api/schemas/limits.ts'
import { CreateVariant, DELIVERY_TYPES, type Variant } from '#api/schemas/products.ts'
import { labels, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { classNames } from '#components/controls/class-names.ts'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { type CardChoice, CheckboxCards } from '#components/form/choice-cards.tsx'
import type { FieldProps } from '#components/form/field.ts'
import { GroupField } from '#components/form/field-frame.tsx'
import { NumberField, TextField } from '#components/form/text-field.tsx'
import { RadioCardsField, SwitchField } from '#components/form/choice-fields.tsx'
import { usePreferences } from '#base/storage/preferences.ts'
import { type CodeKind, codeLabel, codeName } from '#base/storage/code-labels.ts'
import { useMoneyText } from '#components/values/money.tsx'
import { Trans } from '#components/text/trans.tsx'
import { deliveryWord } from '#model/records/products/delivery-words.ts'
import type { VariantValues } from '#model/records/products/variant-values.ts'
import type { VariantWarnings } from '#model/records/products/variant-warnings.ts'
import styles from './variant-form.module.css'

const limit = (field: keyof CreateVariant) => limitsOf(CreateVariant.shape[field])

const deliveryChoices = DELIVERY_TYPES.map((value) => ({
  value,
  label: deliveryWord(value),
  detail: {
    license_keys: t`Keys you add on your platform`,
    dynamic: t`From an address that you enter below`,
    extauth: t`From an external licensing provider`,
    instructions: t`The delivery message below`,
    files: t`Files you add on your platform`,
  }[value],
}))

type VariantFieldsProps = {
  control: Control<VariantValues, unknown, CreateVariant>
  values: VariantValues
  warnings: VariantWarnings
  currency: string | undefined
  /** The variant whose price changes: only what a copy of it needs is asked. */
  replaced: Variant | undefined
}

/** The fourteen fields of a new variant, without those that do not apply to its other values. */
export function VariantFields(props: VariantFieldsProps) {
  const { control, values, warnings, currency, replaced } = props
  const { choices, unnamed } = useCodeChoices()
  // Amounts are sent as typed, whatever unit they are displayed in.
  const isMinor = usePreferences().moneyUnit === 'minor'
  const field = (name: keyof VariantValues) => ({ control, name, warning: warnings[name] })
  const now = useMoneyText(replaced?.cost, currency)
  const price = (
    <NumberField
      {...field('cost')}
      label={labels.price}
      hint={replaced?.cost === undefined ? isMinor && t`In minor units` : t`${now} now`}
      suffix={isMinor ? undefined : currency}
      decimals
    />
  )
  const type = (
    <RadioCardsField
      {...field('type')}
      label={t`Type`}
      choices={choices('variantType', 2)}
      segmented
      hint={unnamed === 'variantType' && <Unnamed />}
    />
  )
  const stock = (
    <>
      <NumberField
        {...field('stock')}
        label={labels.stock}
        hint={
          replaced?.stock !== undefined &&
          t`${formatNumber(replaced.stock)} as the old one, or 0 so that nobody buys before it is ready`
        }
      />
      <RadioCardsField
        {...field('stockMode')}
        label={t`Stock mode`}
        choices={choices('stockMode', 3)}
        segmented
        hint={unnamed === 'stockMode' && <Unnamed />}
      />
    </>
  )
  const interval = (
    <>
      <RadioCardsField
        {...field('billingInterval')}
        label={t`Billing interval`}
        optional
        choices={[{ value: '', label: t`Not set` }, ...choices('billingInterval', 5)]}
        segmented
        hint={unnamed === 'billingInterval' && <Unnamed />}
      />
      {values.billingInterval !== '' && (
        <NumberField
          {...field('customIntervalDays')}
          label={t`Custom interval days`}
          optional
          hint={t`Only used with the custom interval`}
        />
      )}
    </>
  )
  if (replaced) {
    return (
      <>
        <Part title={t`New price`} isStep>
          <div className={styles.pair}>{price}</div>
        </Part>
        <Part title={t`What Counter can’t read`} isStep>
          {type}
          <div className={classNames(styles.pair, styles.wide)}>{stock}</div>
          {interval}
        </Part>
      </>
    )
  }
  return (
    <>
      <Part title={t`Basics`}>
        <TextField {...field('name')} label={labels.name} maximum={limit('name').maximum} />
        <div className={styles.pair}>
          {price}
          <NumberField {...field('order')} label={labels.position} hint={t`1 is first`} />
        </div>
        {type}
      </Part>
      <Part title={t`Stock and quantity`}>
        <div className={classNames(styles.pair, styles.wide)}>
          {stock}
          <NumberField {...field('minimumQuantity')} label={t`Minimum quantity`} />
          <div className={styles.most}>
            {values.isUnlimited ? (
              <p>
                <span className="strong">{t`Maximum quantity`}</span>
                <span className="quiet">{t`No limit`}</span>
              </p>
            ) : (
              <NumberField {...field('maximumQuantity')} label={t`Maximum quantity`} />
            )}
            <SwitchField control={control} name="isUnlimited" label={t`Unlimited`} />
          </div>
        </div>
      </Part>
      <Part title={t`Delivery`}>
        <CheckboxCardsField
          {...field('deliveryTypes')}
          label={t`Delivery types`}
          choices={deliveryChoices}
        />
        {values.deliveryTypes.includes('dynamic') && (
          <TextField
            {...field('dynamicUrl')}
            label={t`Dynamic URL`}
            optional
            inputMode="url"
            placeholder="https://"
            maximum={limit('dynamicUrl').maximum}
          />
        )}
        <TextField
          multiline
          {...field('deliveryMessage')}
          label={t`Delivery message`}
          optional
          maximum={limit('deliveryMessage').maximum}
        />
      </Part>
      <Part title={t`Subscription and discounts`}>
        {interval}
        <SwitchField
          control={control}
          name="disableVolumeDiscountOnCoupon"
          label={t`No volume discount together with a coupon`}
        />
      </Part>
    </>
  )
}

/** The numbered choices of a kind, with the merchant's own names; one kind without any says so. */
function useCodeChoices() {
  const { codeLabels } = usePreferences()
  const kinds = ['variantType', 'stockMode', 'billingInterval'] as const
  return {
    choices: (kind: CodeKind, count: number) =>
      Array.from({ length: count }, (_, value) => ({
        value,
        label: codeName(codeLabels, kind, value) ? (
          // The number is what is sent.
          <>
            {codeName(codeLabels, kind, value)} <span className="quiet">{value}</span>
          </>
        ) : (
          codeLabel(codeLabels, kind, value)
        ),
      })),
    unnamed: kinds.find((kind) => !Object.keys(codeLabels).some((key) => key.startsWith(kind))),
  }
}

function Unnamed() {
  return (
    <Trans>
      Your platform only numbers these.{' '}
      <AnchorLink to="/preferences" hash="names">
        Name them
      </AnchorLink>
    </Trans>
  )
}

type PartProps = {
  title: string
  /** Numbered, as in the line of steps above the form. */
  isStep?: boolean
  children: ReactNode
}

function Part({ title, isStep, children }: PartProps) {
  return (
    <section className={styles.part}>
      <h2 className={classNames('title', isStep && styles.step)}>{title}</h2>
      <div className="stack shrinks roomy">{children}</div>
    </section>
  )
}

type CheckboxCardsFieldProps<Values extends FieldValues, Output> = FieldProps<Values, Output> & {
  choices: readonly CardChoice<string>[]
}

const CheckboxCardsField = <Values extends FieldValues, Output>({
  choices,
  ...field
}: CheckboxCardsFieldProps<Values, Output>) => (
  <GroupField {...field}>
    {({ value, ref, isInvalid, onBlur, onChange }) => (
      <CheckboxCards values={value ?? []} {...{ choices, isInvalid, ref, onBlur, onChange }} />
    )}
  </GroupField>
)
