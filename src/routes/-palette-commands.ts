import { t } from '#base/language/words.ts'
import { comparing } from '#base/numbers/compare.ts'
import { colourSchemes } from '#features/navigation/colour-schemes.ts'
import type { PaletteAction } from '#features/search/actions.ts'

type Commands = {
  isPrivate: boolean
  onReload: () => void
  onPrivacy: () => void
  onShortcuts: () => void
  onScheme: (scheme: (typeof colourSchemes)[number]['value']) => void
  onSignOut: () => void
}

/** What the palette does by itself, without going anywhere. */
export const commandsOf = (commands: Commands): PaletteAction[] => [
  {
    key: 'reload',
    title: t`Reload this page’s data`,
    icon: 'refresh',
    words: t`refresh, update`,
    run: commands.onReload,
  },
  {
    key: 'privacy',
    title: t`Privacy mode`,
    icon: 'eye-off',
    words: t`hide, blur, screen share`,
    note: commands.isPrivate
      ? t({ message: 'on', context: 'adjective' })
      : t({ message: 'off', context: 'adjective' }),
    run: commands.onPrivacy,
  },
  {
    key: 'shortcuts',
    title: t`Shortcuts`,
    icon: 'keyboard',
    words: t`shortcut, keyboard, keys`,
    note: '?',
    run: commands.onShortcuts,
  },
  // Of words that all have, such as “night”, the first is meant.
  ...colourSchemes
    .toSorted(comparing(({ value }) => Number(value !== 'dark')))
    .map(({ value, label }): PaletteAction => ({
      key: `scheme ${value}`,
      title: label,
      icon: value === 'light' ? 'sun' : 'moon',
      words: t`dark, light, night, theme, colour, color, appearance`,
      run: () => commands.onScheme(value),
    })),
  {
    key: 'sign-out',
    title: t`Sign out`,
    icon: 'sign-out',
    words: t`log out, leave`,
    run: commands.onSignOut,
  },
]
