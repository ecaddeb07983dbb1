import type { IconName } from './icons.tsx'

/** How a list is kept up to date, in the place where its time stands. */
export type Freshness = {
  icon: IconName
  /** In place of "Updated 14:32". */
  words?: string
  title: string
}
