import { labelled } from '#base/language/sentences.ts'
import { t } from '#base/language/words.ts'
import { usePreferences } from '#base/storage/preferences.ts'
import { codeLabel } from '#base/storage/code-labels.ts'
import { ChoiceMenu } from '#components/overlays/choice-menu.tsx'
import { variantLabels } from '#model/records/products/variant-words.ts'
import {
  type Columns,
  type Shared,
  type TableField,
  tableFields,
} from '#model/records/products/variant-table.ts'
import styles from './variant-table.module.css'
import ticks from '#components/controls/tick-box.module.css'

type ColumnsProps = {
  names: readonly string[]
  columns: Columns
  shared: Shared
  onColumns: (columns: Columns) => void
  onShared: (shared: Shared) => void
}

const LEFT_OUT = 'left-out'

/** Which column is what, and what every row shares. */
export function VariantTableColumns(props: ColumnsProps) {
  const { names, columns, shared, onColumns, onShared } = props
  const choices = [
    { value: LEFT_OUT, label: t`Left out` },
    ...tableFields.map((field) => ({ value: field, label: variantLabels[field] })),
  ]

  function choose(column: number, value: string) {
    const field = tableFields.find((one) => one === value)
    onColumns(
      names.map((_, at) => {
        if (at === column) return field
        return columns[at] === field ? undefined : columns[at]
      }),
    )
  }

  return (
    <div className={styles.setup}>
      <fieldset className={styles.group}>
        <legend className="title">{t`Your columns`}</legend>
        {names.map((name, at) => (
          <div key={at} className="stack">
            <bdi className={styles.heading}>{name.trim() || t`Column ${at + 1}`}</bdi>
            <NamedMenu
              label={t`Column ${name.trim() || at + 1}`}
              value={columns[at] ?? LEFT_OUT}
              choices={choices}
              onChange={(value) => choose(at, value)}
              shown={columns[at] ? variantLabels[columns[at]] : t`Left out`}
            />
          </div>
        ))}
      </fieldset>
      <SharedValues columns={columns} shared={shared} onShared={onShared} />
    </div>
  )
}

type NamedMenuProps = Omit<Parameters<typeof ChoiceMenu>[0], 'children'> & { shown: string }

/** Several show the same words. */
const NamedMenu = ({ shown, ...menu }: NamedMenuProps) => (
  <ChoiceMenu {...menu} name={labelled(menu.label, shown)}>
    {shown}
  </ChoiceMenu>
)

/** Which have no value that could stand for those that nobody chose. */
export const sharedChoices = ['type', 'stockMode'] as const

const typed = ['minimumQuantity', 'maximumQuantity', 'stock', 'deliveryTypes', 'order'] as const

type SharedProps = Pick<ColumnsProps, 'columns' | 'shared' | 'onShared'>

function SharedValues({ columns, shared, onShared }: SharedProps) {
  const { codeLabels } = usePreferences()
  const isOpen = (field: TableField) => !columns.includes(field)
  const set = (field: TableField, value: string) => onShared({ ...shared, [field]: value })
  return (
    <fieldset className={styles.group}>
      <legend className="title">{t`The same for every row`}</legend>
      {(
        [
          ['type', 'variantType', 2],
          ['stockMode', 'stockMode', 3],
        ] as const
      ).map(
        ([field, kind, count]) =>
          isOpen(field) && (
            <div key={field} className="stack">
              <span className={styles.heading} data-look={shared[field] ? undefined : 'wrong'}>
                {shared[field]
                  ? variantLabels[field]
                  : labelled(variantLabels[field], t`Choose one`)}
              </span>
              <NamedMenu
                label={variantLabels[field]}
                value={shared[field] ?? ''}
                choices={Array.from({ length: count }, (_, value) => ({
                  value: String(value),
                  label: codeLabel(codeLabels, kind, value),
                }))}
                onChange={(value) => set(field, value)}
                shown={
                  shared[field] ? codeLabel(codeLabels, kind, Number(shared[field])) : t`Choose`
                }
              />
            </div>
          ),
      )}
      {typed.map(
        (field) =>
          isOpen(field) && (
            <label key={field} className="stack">
              <span className={styles.heading}>
                {field === 'order' ? t`First position` : variantLabels[field]}
              </span>
              <input
                className={styles.input}
                autoComplete="off"
                placeholder={field === 'deliveryTypes' ? 'license_keys' : undefined}
                value={shared[field] ?? ''}
                onChange={({ target }) => set(field, target.value)}
              />
            </label>
          ),
      )}
      {isOpen('disableVolumeDiscountOnCoupon') && (
        <label className="row near">
          <input
            type="checkbox"
            className={ticks.tick}
            checked={shared.disableVolumeDiscountOnCoupon === 'yes'}
            onChange={({ target }) =>
              set('disableVolumeDiscountOnCoupon', target.checked ? 'yes' : 'no')
            }
          />
          {t`No volume discount together with a coupon`}
        </label>
      )}
    </fieldset>
  )
}
