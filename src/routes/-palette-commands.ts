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
    title: 'Reload this page’s data',
    icon: 'refresh',
    words: 'refresh, update',
    run: commands.onReload,
  },
  {
    key: 'privacy',
    title: 'Privacy mode',
    icon: 'eye-off',
    words: 'hide, blur, screen share',
    note: commands.isPrivate ? 'on' : 'off',
    run: commands.onPrivacy,
  },
  {
    key: 'shortcuts',
    title: 'Shortcuts',
    icon: 'keyboard',
    words: 'shortcut, keyboard, keys',
    note: '?',
    run: commands.onShortcuts,
  },
  ...colourSchemes.map(({ value, label }): PaletteAction => ({
    key: `scheme ${value}`,
    title: label,
    icon: value === 'light' ? 'sun' : 'moon',
    words: 'dark, light, night, theme, colour, color, appearance',
    run: () => commands.onScheme(value),
  })),
  {
    key: 'sign-out',
    title: 'Sign out',
    icon: 'sign-out',
    words: 'log out, leave',
    run: commands.onSignOut,
  },
]
