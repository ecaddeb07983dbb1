import { useState } from 'react'
import { type Filter, filterText, isSet } from '#base/address/filters.ts'
import { t } from '#base/language/words.ts'
import { useNow } from '#base/time/now.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { Button } from '#components/controls/button.tsx'
import { FilterEditor } from './filter-editor.tsx'
import { FilterValue } from './filter-chip.tsx'
import styles from './filters-sheet.module.css'
import { FloatingPanel } from '#components/overlays/floating-panel.tsx'
import { focusOnMount } from '#components/overlays/focus.ts'
import { Icon } from '#components/controls/icons.tsx'
import { IconButton } from '#components/controls/icon-button.tsx'

type FiltersSheetProps = { filters: Filter[]; onClear: () => void; onClose: () => void }

/** All filters of a list on a phone, each with its value; one is edited in their place. */
export function FiltersSheet({ filters, onClear, onClose }: FiltersSheetProps) {
  const [edited, setEdited] = useState<string>()
  const [focused, setFocused] = useState(filters[0]?.id)
  const filter = filters.find(({ id }) => id === edited)

  function edit(id: string) {
    setEdited(id)
    setFocused(id)
  }
  return (
    <FloatingPanel label={filter?.label ?? t`Filters`} onClose={onClose}>
      {filter ? (
        <>
          <FilterEditor key={filter.id} filter={filter} close={() => setEdited(undefined)} />
          <div className={styles.foot}>
            <Button variant="default" onClick={() => setEdited(undefined)}>
              {t`All filters`}
            </Button>
          </div>
        </>
      ) : (
        <>
          <ul>
            {filters.map((each) => (
              <Row
                key={each.id}
                filter={each}
                isFocused={each.id === focused}
                onEdit={() => edit(each.id)}
              />
            ))}
          </ul>
          <div className={styles.foot}>
            {filters.some(isSet) && (
              <Button variant="default" onClick={onClear}>
                {t`Clear all`}
              </Button>
            )}
            <Button onClick={onClose}>{t({ message: 'Done', context: 'close' })}</Button>
          </div>
        </>
      )}
    </FloatingPanel>
  )
}

type RowProps = { filter: Filter; isFocused: boolean; onEdit: () => void }

function Row({ filter, isFocused, onEdit }: RowProps) {
  const zone = useTimeZone()
  const now = useNow()
  return (
    <li className="row soft-below">
      <button
        type="button"
        className={styles.row}
        ref={isFocused ? focusOnMount : undefined}
        onClick={onEdit}
      >
        <span>{filter.label}</span>
        <span className={styles.value}>
          {isSet(filter) ? (
            <FilterValue text={filterText(filter, zone, now)} isHidden={'isPrivate' in filter} />
          ) : (
            t`Any`
          )}
        </span>
        <Icon name="chevron-right" size={14} />
      </button>
      {isSet(filter) && (
        <IconButton
          icon="close"
          label={t`Remove filter: ${filter.label}`}
          onClick={() => filter.onChange()}
        />
      )}
    </li>
  )
}
