export type Hint = { id: string; selector: string; text: string }

const hints: readonly Hint[] = [
  {
    id: 'rows',
    selector: 'main table [data-row-link]',
    text: 'J and K move through the rows, Enter opens one. Press ? for all shortcuts.',
  },
  {
    id: 'search',
    selector: 'main input[type=search]',
    text: 'Press / to search this list from anywhere on the page.',
  },
  {
    id: 'account',
    selector: 'nav button[aria-label^="Account:"]',
    text: 'Help, shortcuts and privacy mode for a shared screen are in here.',
  },
]

/** Stands beside the hints that were shown, once the merchant wants no more. */
export const OFF = 'off'

/** The first hint that is about something on this page, unless one was shown today. */
export function nextHint(
  shown: Readonly<Record<string, string>>,
  today: string,
  isHere: (selector: string) => boolean,
): Hint | undefined {
  if (shown[OFF] || Object.values(shown).includes(today)) return undefined
  return hints.find(({ id, selector }) => !shown[id] && isHere(selector))
}
