import type { LinkProps } from '@tanstack/react-router'
import type { Variant } from '#api/schemas/products.ts'
import { t } from '#base/language/words.ts'
import buttonStyles from '#components/controls/button.module.css'
import { ButtonLink } from '#components/controls/button-link.tsx'
import { classNames } from '#components/controls/class-names.ts'
import { Icon } from '#components/controls/icons.tsx'
import { TextButton } from '#components/controls/text-button.tsx'
import { MenuButton } from '#components/overlays/menu-button.tsx'
import { lazyPart } from '#components/page/lazy-part.tsx'
import styles from './variants-card.module.css'

const loadItems = () => import('./variant-menu-items.tsx')
const VariantMenuItems = lazyPart(async () => (await loadItems()).VariantMenuItems)

export type VariantActionsProps = {
  variant: Variant
  /** Whether all its fields are shown. */
  isOpen: boolean
  /** Link to a new variant that starts with this one's values; undefined if the role forbids it. */
  duplicateLink: LinkProps | undefined
  priceLink: LinkProps | undefined
  onToggle: () => void
  onWhoBought: () => void
  onDelete: (() => void) | undefined
}

/** What one does most in words, the rest in a menu. */
export function VariantActions({ priceLink, ...props }: VariantActionsProps) {
  const name = props.variant.name ?? t`this variant`
  return (
    <span className={styles.actions}>
      <TextButton aria-label={t`Customers who bought ${name}`} onClick={props.onWhoBought}>
        {t`Customers`}
      </TextButton>
      {priceLink && (
        <ButtonLink
          {...priceLink}
          variant="default"
          size="compact-sm"
          aria-label={t`Change price of ${name}`}
        >
          {t`Change price…`}
        </ButtonLink>
      )}
      <MenuButton
        className={classNames(buttonStyles.button, 'mantine-focus-auto mantine-active')}
        data-variant="default"
        data-size="compact-sm"
        aria-label={t`More for ${name}`}
        menuLabel={t`More for ${name}`}
        returnFocus={false}
        onIntent={() => void loadItems()}
        menu={<VariantMenuItems {...props} />}
      >
        <span className={classNames(buttonStyles.inner, styles.more)}>
          {t`More`}
          <Icon name="chevron-down" size={13} />
        </span>
      </MenuButton>
    </span>
  )
}
