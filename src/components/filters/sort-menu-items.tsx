import { Menu } from '@mantine/core'
import { t } from '#base/language/words.ts'
import { Icon } from '#components/controls/icons.tsx'
import type { SortChoice, Sorting } from './sort-header.tsx'

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
