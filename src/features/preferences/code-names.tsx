// oxlint-disable-next-line no-restricted-imports -- inside <Mantine>
import { TextInput } from '@mantine/core'
import { plural, t } from '#base/language/words.ts'
import { usePreferences } from '#base/storage/preferences.ts'
import { type CodeKind, codeLabel, setCodeLabel } from '#base/storage/code-labels.ts'
import { Disclosure } from '#components/text/disclosure.tsx'
import styles from './preferences-form.module.css'

type CodeChoices = { kind: CodeKind; title: string; values: number[] }

const kinds: [CodeChoices, ...CodeChoices[]] = [
  { kind: 'refundReason', title: t`Refund reasons`, values: [0, 1, 2, 3] },
  { kind: 'variantType', title: t`Variant types`, values: [0, 1] },
  { kind: 'stockMode', title: t`Stock modes`, values: [0, 1, 2] },
  { kind: 'billingInterval', title: t`Billing intervals`, values: [0, 1, 2, 3, 4] },
  { kind: 'affiliateDiscountMode', title: t`Affiliate discount modes`, values: [0, 1, 2] },
]

/**
 * The merchant’s own names for choices that are only numbered; an empty one restores the default.
 * The reasons are chosen daily and stand open.
 */
export function CodeNames() {
  const { codeLabels } = usePreferences()
  const [reasons, ...others] = kinds
  return (
    <>
      <fieldset>
        <legend className={styles.legend}>{reasons.title}</legend>
        <Names {...reasons} />
      </fieldset>
      <div className={styles.kinds}>
        {others.map(({ title, ...names }) => {
          const named = names.values.filter((value) => codeLabels[`${names.kind}.${value}`]).length
          return (
            <Disclosure
              key={names.kind}
              summary={
                <>
                  <span className="strong">{title}</span>{' '}
                  {named > 0 && (
                    <span className="quiet small">
                      {plural(named, {
                        one: `1 of ${names.values.length} named`,
                        other: `${named} of ${names.values.length} named`,
                      })}
                    </span>
                  )}
                </>
              }
            >
              <div className={styles.inside}>
                <Names {...names} />
              </div>
            </Disclosure>
          )
        })}
      </div>
    </>
  )
}

function Names({ kind, values }: Pick<CodeChoices, 'kind' | 'values'>) {
  const { codeLabels } = usePreferences()
  return (
    <div className={styles.names}>
      {values.map((value) => (
        <TextInput
          key={value}
          label={codeLabel({}, kind, value)}
          placeholder={t`No name yet`}
          maxLength={60}
          value={codeLabels[`${kind}.${value}`] ?? ''}
          onChange={(event) => setCodeLabel(kind, value, event.currentTarget.value)}
        />
      ))}
    </div>
  )
}
