import type { Review } from '#api/schemas/reviews.ts'
import { t } from '#base/language/words.ts'
import { Icon } from '#components/controls/icons.tsx'
import { MenuButton } from '#components/overlays/menu-button.tsx'
import buttonStyles from '#components/controls/icon-button.module.css'
import { lazyPart } from '#components/page/lazy-part.tsx'

const loadItems = () => import('./review-menu-items.tsx')
const ReviewMenuItems = lazyPart(async () => (await loadItems()).ReviewMenuItems)

type ReviewMenuProps = { review: Review; onEmail: (email: string) => void }

/** Copies and links only: the interface cannot change a review. */
export function ReviewMenu({ review, onEmail }: ReviewMenuProps) {
  const name = t`More about the review of ${review.productName ?? review.id}`
  return (
    <MenuButton
      className={buttonStyles.button}
      aria-label={name}
      title={t`More`}
      menuLabel={name}
      onIntent={() => void loadItems()}
      menu={<ReviewMenuItems review={review} onEmail={onEmail} />}
    >
      <Icon name="dots" />
    </MenuButton>
  )
}
