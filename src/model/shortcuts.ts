import { t } from '#base/language/words.ts'
import { keysText } from '#base/text/keys-text.ts'

/*
 * For the sheet behind `?` and the help page; the code that listens stands beside what the key acts
 * on.
 */
export type Shortcut = {
  text: string
  /** Alternatives, such as J and K; with `isSequence`, one after the other. */
  keys: readonly string[]
  isSequence?: true
}
export type ShortcutGroup = { title: string; shortcuts: readonly Shortcut[] }

export const goToPages = [
  { key: 'v', text: t`Overview`, to: '/stores/$storeId' },
  { key: 'o', text: t`Orders`, to: '/stores/$storeId/orders' },
  { key: 'c', text: t`Customers`, to: '/stores/$storeId/customers' },
  { key: 't', text: t`Tickets`, to: '/stores/$storeId/tickets' },
  { key: 'p', text: t`Products`, to: '/stores/$storeId/products' },
  { key: 'f', text: t`To fix`, to: '/stores/$storeId/to-fix' },
  { key: 'h', text: t`Changes`, to: '/stores/$storeId/changes' },
  { key: 'w', text: t`Webhooks`, to: '/webhooks' },
  { key: 's', text: t`Settings`, to: '/stores/$storeId/settings' },
  { key: 'l', text: t`Tools`, to: '/tools' },
] as const

export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    title: t`Everywhere`,
    shortcuts: [
      ...goToPages.map(({ key, text }): Shortcut => ({
        text,
        keys: ['G', key.toUpperCase()],
        isSequence: true,
      })),
      { text: t`Search everything`, keys: ['Ctrl K'] },
      { text: t`Search on this page`, keys: ['/'] },
      { text: t`Privacy mode`, keys: ['Shift P'] },
      { text: t`Show one row in privacy mode`, keys: [t`hold S`] },
      { text: t`These shortcuts`, keys: ['?'] },
    ],
  },
  {
    title: t`Lists`,
    shortcuts: [
      { text: t`Next, previous row`, keys: ['J', 'K'] },
      { text: t`Open, in a new tab`, keys: ['Enter', 'Ctrl Enter'] },
      { text: t`Show new orders`, keys: ['N'] },
      { text: t`Preview, close it`, keys: ['Space', 'Esc'] },
      { text: t`Select, range`, keys: ['X', 'Shift X'] },
      { text: t`Copy the IDs of the selected rows`, keys: ['C'] },
      { text: t`Save the view or its changes`, keys: ['Ctrl S'] },
    ],
  },
  {
    title: t`A record of a list`,
    shortcuts: [
      { text: t`Previous, next in the list`, keys: ['[', ']'] },
      { text: t`Back to its row in the list`, keys: ['Esc'] },
    ],
  },
  {
    title: t`Tickets`,
    shortcuts: [
      { text: t({ message: 'Reply', context: 'verb' }), keys: ['R'] },
      { text: t`Send`, keys: ['Ctrl Enter'] },
      { text: t`Send and open the next`, keys: ['Ctrl Shift Enter'] },
      { text: t`Take back, while it is held`, keys: ['Esc', 'Z'] },
      { text: t`Next, previous ticket`, keys: ['J', 'K'] },
      { text: t`No answer needed`, keys: ['E'] },
      { text: t({ message: 'Later', context: 'verb' }), keys: ['H'] },
      { text: t`Take it, or say whose it is`, keys: ['A'] },
      { text: t`Saved reply, at the start of a word`, keys: [';'] },
      { text: t`Insert the key of the first order listed`, keys: ['Alt 1'] },
      { text: t`Next, previous while writing`, keys: ['Alt ↓', 'Alt ↑'] },
    ],
  },
  { title: t`Forms`, shortcuts: [{ text: t`Save the settings`, keys: ['Ctrl S'] }] },
]

export function findShortcuts(
  text: string,
  groups: readonly ShortcutGroup[] = shortcutGroups,
): ShortcutGroup[] {
  const wanted = text.trim().toLowerCase()
  return groups
    .map(({ title, shortcuts }) => ({
      title,
      shortcuts: shortcuts.filter((shortcut) =>
        [title, shortcut.text, ...shortcut.keys.map(keysText)]
          .join(' ')
          .toLowerCase()
          .includes(wanted),
      ),
    }))
    .filter(({ shortcuts }) => shortcuts.length > 0)
}
