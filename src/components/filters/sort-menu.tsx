import { t } from '#base/language/words.ts'
import { Icon } from '#components/controls/icons.tsx'
import { MenuButton } from '#components/overlays/menu-button.tsx'
import { Trans } from '#components/text/trans.tsx'
import type { SortChoice, Sorting } from './sort-header.tsx'
import styles from './sort-menu.module.css'
import { lazyPart } from '#components/page/lazy-part.tsx'

const loadItems = () => import('./list-menu-items.tsx')
const SortMenuItems = lazyPart(async () => (await loadItems()).SortMenuItems)

type SortMenuProps = Sorting & { choices: readonly SortChoice[] }

export function SortMenu({ sort, onSort, choices }: SortMenuProps) {
  const current = choices.find((choice) => choice.sort === sort)?.label ?? sort
  return (
    <MenuButton
      className={styles.button}
      menuLabel={t`Sort`}
      onIntent={() => void loadItems()}
      menu={<SortMenuItems sort={sort} onSort={onSort} choices={choices} />}
    >
      {current ? (
        <>
          <Trans>
            Sort: <b>{current}</b>
          </Trans>
        </>
      ) : (
        t`Sort`
      )}
      <Icon name="chevron-down" size={13} />
    </MenuButton>
  )
}
