import type { ReactNode } from 'react'
import type { Control } from 'react-hook-form'
import { type CreateVariant, DELIVERY_TYPES } from '#api/schemas/products.ts'
import { AnchorLink } from '#components/anchor-link.tsx'
import { CheckboxCardsField } from '#components/form/checkbox-cards-field.tsx'
import { NumberField } from '#components/form/number-field.tsx'
import { RadioCardsField } from '#components/form/radio-cards-field.tsx'
import { SwitchField } from '#components/form/switch-field.tsx'
import { TextField } from '#components/form/text-field.tsx'
import { type CodeKind, codeLabel, usePreferences } from '#base/preferences.ts'
import { deliveryWord } from '#model/products/delivery-words.ts'
import type { VariantValues } from '#model/products/variant-values.ts'
import type { VariantWarnings } from '#model/products/variant-warnings.ts'
import styles from './variant-form.module.css'

type VariantFieldsProps = {
  control: Control<VariantValues, unknown, CreateVariant>
  values: VariantValues
  warnings: VariantWarnings
  currency: string | undefined
}

/** The fourteen fields of a new variant, without those that do not apply to its other values. */
export function VariantFields({ control, values, warnings, currency }: VariantFieldsProps) {
  const choices = useCodeChoices()
  // Amounts are sent as typed, whatever unit they are displayed in.
  const isMinor = usePreferences().moneyUnit === 'minor'
  const field = (name: keyof VariantValues) => ({ control, name, warning: warnings[name] })
  return (
    <>
      <Part title="Basics">
        <TextField {...field('name')} label="Name" hint="3 to 128 characters" maximum={128} />
        <div className={styles.pair}>
          <NumberField
            {...field('cost')}
            label="Price"
            hint={isMinor ? '0 to 100,000, in minor units' : '0 to 100,000'}
            suffix={isMinor ? undefined : currency}
            decimals
          />
          <NumberField {...field('order')} label="Position" hint="1 is first" />
        </div>
        <RadioCardsField
          {...field('type')}
          label="Type"
          choices={choices('variantType', 2)}
          segmented
          hint={<Unnamed />}
        />
      </Part>
      <Part title="Stock and quantity">
        <div className={styles.pair}>
          <NumberField {...field('stock')} label="Stock" hint="0 to 2,147,483,647" />
        </div>
        <RadioCardsField
          {...field('stockMode')}
          label="Stock mode"
          choices={choices('stockMode', 3)}
          segmented
          hint={<Unnamed />}
        />
        <div className={styles.pair}>
          <NumberField
            {...field('minimumQuantity')}
            label="Minimum quantity"
            hint="1 to 2,147,483,647"
          />
          <div className={styles.limit}>
            {values.isUnlimited ? (
              <p className={styles.unlimited}>
                <span className="strong">Maximum quantity</span>
                <span className="quiet">Unlimited, sent as −1</span>
              </p>
            ) : (
              <NumberField
                {...field('maximumQuantity')}
                label="Maximum quantity"
                hint="Up to 2,147,483,647"
              />
            )}
            <SwitchField control={control} name="isUnlimited" label="Unlimited" />
          </div>
        </div>
      </Part>
      <Part title="Delivery">
        <CheckboxCardsField
          {...field('deliveryTypes')}
          label="Delivery types"
          choices={DELIVERY_TYPES.map((value) => ({ value, label: deliveryWord(value) }))}
        />
        {values.deliveryTypes.includes('dynamic') && (
          <TextField
            {...field('dynamicUrl')}
            label="Dynamic URL"
            optional
            inputMode="url"
            placeholder="https://"
            maximum={2048}
            hint="Used with dynamic delivery"
          />
        )}
        <TextField
          multiline
          {...field('deliveryMessage')}
          label="Delivery message"
          optional
          maximum={4096}
          hint="Shown on delivery"
        />
      </Part>
      <Part title="Subscription and discounts">
        <RadioCardsField
          {...field('billingInterval')}
          label="Billing interval"
          optional
          choices={[{ value: '', label: 'Not set' }, ...choices('billingInterval', 5)]}
          segmented
          hint={<Unnamed />}
        />
        {values.billingInterval !== '' && (
          <NumberField
            {...field('customIntervalDays')}
            label="Custom interval days"
            optional
            hint="Used when the billing interval is the custom one; which one that is, is not stated"
          />
        )}
        <SwitchField
          control={control}
          name="disableVolumeDiscountOnCoupon"
          label="Turn off volume discounts when a coupon is used"
        />
      </Part>
    </>
  )
}

/** The numbered choices of a kind, with the merchant's own names. */
function useCodeChoices() {
  const { codeLabels } = usePreferences()
  return (kind: CodeKind, count: number) =>
    Array.from({ length: count }, (_, value) => ({
      value,
      label: codeLabel(codeLabels, kind, value),
    }))
}

function Unnamed() {
  return (
    <>
      Your platform only numbers these. <AnchorLink to="/preferences">Name them</AnchorLink>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.fields}>{children}</div>
    </section>
  )
}
