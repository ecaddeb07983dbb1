import type { IconName } from '#components/controls/icons.tsx'

export type Freshness = {
  icon: IconName
  /** In place of "Updated 14:32". */
  words?: string
  title: string
}
