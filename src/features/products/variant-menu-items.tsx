// oxlint-disable-next-line no-restricted-imports -- inside a menu
import { Menu } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useCopy } from '#base/browser/clipboard.ts'
import { t } from '#base/language/words.ts'
import { Icon } from '#components/controls/icons.tsx'
import type { VariantActionsProps } from './variant-actions.tsx'
import styles from './variants-card.module.css'

type VariantMenuItemsProps = Omit<VariantActionsProps, 'priceLink'>

export function VariantMenuItems(props: VariantMenuItemsProps) {
  const { variant, isOpen, duplicateLink, onToggle, onWhoBought, onDelete } = props
  const [state, copy] = useCopy()
  const copyWords = {
    idle: t`Copy variant ID`,
    copied: t`Copied`,
    failed: t`The browser refused to copy`,
  }[state]
  return (
    <>
      <Menu.Item leftSection={<Icon name="eye" size={15} />} onClick={onToggle}>
        {isOpen ? t`Hide all fields` : t`Show all fields`}
      </Menu.Item>
      {duplicateLink && (
        <Menu.Item
          renderRoot={(root) => <Link {...root} {...duplicateLink} />}
          leftSection={<Icon name="copy" size={15} />}
        >
          {t`New variant like this…`}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<Icon name="customers" size={15} />} onClick={onWhoBought}>
        {t`Who bought this`}
      </Menu.Item>
      {variant.id && (
        <Menu.Item
          leftSection={<Icon name={state === 'copied' ? 'check' : 'copy'} size={15} />}
          rightSection={<span className="mono quiet">{variant.id.slice(0, 8)}</span>}
          closeMenuOnClick={false}
          onClick={() => copy(variant.id)}
        >
          {copyWords}
        </Menu.Item>
      )}
      {onDelete && (
        <>
          <Menu.Divider />
          <Menu.Item
            className={styles.danger}
            leftSection={<Icon name="trash" size={15} />}
            onClick={onDelete}
          >
            {t`Delete variant…`}
          </Menu.Item>
        </>
      )}
    </>
  )
}
