import type { IconName } from '#components/controls/icons.tsx'

export type PaletteAction = {
  key: string
  title: string
  icon: IconName
  /** Its state or keys, at the end of the row. */
  note?: string
  href?: string
  run?: () => void
}

/** Those whose title has a word that begins with the text. */
export function matchingActions(
  actions: readonly PaletteAction[],
  text: string,
): readonly PaletteAction[] {
  const wanted = text.toLowerCase()
  return actions.filter(({ title }) => ` ${title.toLowerCase()}`.includes(` ${wanted}`))
}
