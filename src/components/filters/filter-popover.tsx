import type { Filter } from '#base/address/filters.ts'
import { FilterEditor } from './filter-editor.tsx'
import { FloatingPanel } from '#components/overlays/floating-panel.tsx'

type FilterPopoverProps = { filter: Filter; label: string; close: () => void }

/** A chip's editor and its panel, in one file: the field stands once the panel does. */
export function FilterPopover({ filter, label, close }: FilterPopoverProps) {
  return (
    <FloatingPanel label={label} onClose={close}>
      <FilterEditor filter={filter} close={close} />
    </FloatingPanel>
  )
}
