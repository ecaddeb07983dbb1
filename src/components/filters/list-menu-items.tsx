import { Menu } from '@mantine/core'
import { t } from '#base/language/words.ts'
import { Icon } from '#components/controls/icons.tsx'
import type { SortChoice, Sorting } from './sort-header.tsx'
import type { Filter } from '#base/address/filters.ts'

type SortMenuItemsProps = Sorting & { choices: readonly SortChoice[] }

export function SortMenuItems({ sort, onSort, choices }: SortMenuItemsProps) {
  const items = [{ label: t`Default order`, sort: undefined }, ...choices]
  return items.map((item) => (
    <Menu.Item
      key={item.label}
      rightSection={item.sort === sort && <Icon name="check" size={14} />}
      onClick={() => onSort(item.sort)}
    >
      {item.label}
    </Menu.Item>
  ))
}

type AddFilterItemsProps = { filters: Filter[]; onAdd: (id: string) => void }

export function AddFilterItems({ filters, onAdd }: AddFilterItemsProps) {
  return filters.map(({ id, label }) => (
    <Menu.Item key={id} onClick={() => onAdd(id)}>
      {label}
    </Menu.Item>
  ))
}
