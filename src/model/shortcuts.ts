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
  { key: 'v', text: 'Overview', to: '/stores/$storeId' },
  { key: 'o', text: 'Orders', to: '/stores/$storeId/orders' },
  { key: 'c', text: 'Customers', to: '/stores/$storeId/customers' },
  { key: 't', text: 'Tickets', to: '/stores/$storeId/tickets' },
  { key: 'p', text: 'Products', to: '/stores/$storeId/products' },
  { key: 'f', text: 'To fix', to: '/stores/$storeId/checks' },
  { key: 'h', text: 'Changes', to: '/stores/$storeId/activity' },
  { key: 'w', text: 'Webhooks', to: '/webhooks' },
  { key: 's', text: 'Settings', to: '/stores/$storeId/settings' },
  { key: 'l', text: 'Tools', to: '/tools' },
] as const

export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    title: 'Everywhere',
    shortcuts: [
      ...goToPages.map(({ key, text }): Shortcut => ({
        text,
        keys: ['G', key.toUpperCase()],
        isSequence: true,
      })),
      { text: 'Search everything', keys: ['Ctrl K'] },
      { text: 'Search on this page', keys: ['/'] },
      { text: 'Privacy mode', keys: ['Shift P'] },
      { text: 'Show one row in privacy mode', keys: ['hold S'] },
      { text: 'These shortcuts', keys: ['?'] },
    ],
  },
  {
    title: 'Lists',
    shortcuts: [
      { text: 'Next, previous row', keys: ['J', 'K'] },
      { text: 'Open, in a new tab', keys: ['Enter', 'Ctrl Enter'] },
      { text: 'Show new orders', keys: ['N'] },
      { text: 'Preview, close it', keys: ['Space', 'Esc'] },
      { text: 'Select, range', keys: ['X', 'Shift X'] },
      { text: 'Copy the IDs of the selected rows', keys: ['C'] },
      { text: 'Save the view or its changes', keys: ['Ctrl S'] },
    ],
  },
  {
    title: 'A record of a list',
    shortcuts: [
      { text: 'Previous, next in the list', keys: ['[', ']'] },
      { text: 'Back to its row in the list', keys: ['Esc'] },
    ],
  },
  {
    title: 'Tickets',
    shortcuts: [
      { text: 'Reply', keys: ['R'] },
      { text: 'Send', keys: ['Ctrl Enter'] },
      { text: 'Send and open the next', keys: ['Ctrl Shift Enter'] },
      { text: 'Take back, while it is held', keys: ['Esc', 'Z'] },
      { text: 'Next, previous ticket', keys: ['J', 'K'] },
      { text: 'No answer needed', keys: ['E'] },
      { text: 'Later', keys: ['H'] },
      { text: 'Take it, or say whose it is', keys: ['A'] },
      { text: 'Saved reply, at the start of a word', keys: [';'] },
      { text: 'Insert the key of the first order listed', keys: ['Alt 1'] },
      { text: 'Next, previous while writing', keys: ['Alt ↓', 'Alt ↑'] },
    ],
  },
  { title: 'Forms', shortcuts: [{ text: 'Save the settings', keys: ['Ctrl S'] }] },
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
        [title, shortcut.text, shortcut.keys.join(' ')].join(' ').toLowerCase().includes(wanted),
      ),
    }))
    .filter(({ shortcuts }) => shortcuts.length > 0)
}
