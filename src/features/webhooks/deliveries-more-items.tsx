// oxlint-disable-next-line no-restricted-imports -- inside a menu
import { Menu } from '@mantine/core'
import { t } from '#base/language/words.ts'

export type DeliveriesMore = {
  /** Undefined where no more paths fit. */
  onPath: (() => void) | undefined
  onFind: () => void
  /** Undefined while new deliveries are followed, which shows beside the menu. */
  onFollow: (() => void) | undefined
}

export const DeliveriesMoreItems = ({ onPath, onFind, onFollow }: DeliveriesMore) => (
  <>
    {onPath && <Menu.Item onClick={onPath}>{t`Show a path of the body`}</Menu.Item>}
    <Menu.Item onClick={onFind}>{t`Find in bodies`}</Menu.Item>
    {onFollow && <Menu.Item onClick={onFollow}>{t`Follow new deliveries`}</Menu.Item>}
  </>
)
