// oxlint-disable-next-line no-restricted-imports -- inside a menu
import { Menu } from '@mantine/core'
import type { Review } from '#api/schemas/reviews.ts'
import { useCopy } from '#base/browser/clipboard.ts'
import { t } from '#base/language/words.ts'
import { Icon } from '#components/controls/icons.tsx'

type ReviewMenuItemsProps = { review: Review; onEmail: (email: string) => void }

export function ReviewMenuItems({ review, onEmail }: ReviewMenuItemsProps) {
  const { id, reason, customerEmail, flagged } = review
  return (
    <>
      {reason && <CopyItem what={t`text`} value={reason} />}
      {id && <CopyItem what={t`review ID`} value={id} isShown />}
      {flagged?.id && <CopyItem what={t`flag ID`} value={flagged.id} isShown />}
      {customerEmail && (
        <Menu.Item
          leftSection={<Icon name="customer" size={15} />}
          onClick={() => onEmail(customerEmail)}
        >
          {t`Reviews by this customer`}
        </Menu.Item>
      )}
    </>
  )
}

type CopyItemProps = { what: string; value: string; isShown?: boolean }

/** The menu stays open for a moment to show that the copy worked. */
function CopyItem({ what, value, isShown }: CopyItemProps) {
  const [state, copy] = useCopy()
  const label = {
    idle: t`Copy ${what}`,
    copied: t`Copied ${what}`,
    failed: t`The browser refused to copy`,
  }[state]
  return (
    <Menu.Item
      leftSection={<Icon name={state === 'copied' ? 'check' : 'copy'} size={15} />}
      rightSection={isShown && <span className="mono quiet">{value.slice(0, 8)}</span>}
      closeMenuOnClick={false}
      onClick={() => copy(value)}
    >
      {label}
    </Menu.Item>
  )
}
