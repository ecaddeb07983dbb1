import { Menu } from '@mantine/core'
import type { Filter } from '#base/address/filters.ts'

type AddFilterItemsProps = { filters: Filter[]; onAdd: (id: string) => void }

export function AddFilterItems({ filters, onAdd }: AddFilterItemsProps) {
  return filters.map(({ id, label }) => (
    <Menu.Item key={id} onClick={() => onAdd(id)}>
      {label}
    </Menu.Item>
  ))
}
