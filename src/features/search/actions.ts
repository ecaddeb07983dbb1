import { folded } from '#base/text/folded.ts'
import type { IconName } from '#components/controls/icons.tsx'

export type PaletteAction = {
  key: string
  title: string
  icon: IconName
  /** Its state or keys, at the end of the row. */
  note?: string
  /** What else one may call it, with commas between. */
  words?: string
  href?: string
  run?: () => void
}

type Matches = {
  /** By the start of each typed word: those by their own title first, but a page by its whole word before titles that only hold it. */
  exact: PaletteAction[]
  /** By one slip of the finger, and only if nothing matches exactly. */
  near: PaletteAction[]
}

type Actions = readonly PaletteAction[]

const isPart = ({ key }: PaletteAction) => key.startsWith('place ')

/** What a page is in part comes after what is a tool of its own. */
export function inOrder(pages: Actions, tools: Actions): Actions {
  return [...pages.filter((page) => !isPart(page)), ...tools, ...pages.filter(isPart)]
}

/** Letters from which on one slip is forgiven. */
const FORGIVEN_FROM = 5

/** A row found by another word for it names that word, if it has no note of its own. */
export function matchingActions(actions: readonly PaletteAction[], text: string): Matches {
  const wanted = wordsOf(text)
  if (wanted.length === 0) return { exact: [...actions], near: [] }
  const byWord = (isMatch: (word: string, typed: string) => boolean) => {
    const titled: PaletteAction[] = []
    const called: PaletteAction[] = []
    const holding: PaletteAction[] = []
    const others: PaletteAction[] = []
    for (const action of actions) {
      const { title, words = '', note } = action
      const phrases = words.split(/[,،、，] ?/)
      const isTitle = holds(title, wanted, isMatch)
      const isWhole = phrases.some((one) => wordsOf(one).join(' ') === wanted.join(' '))
      const phrase = phrases.find((one) => holds(one, wanted, isMatch))
      const isFirst = isTitle && (isWhole || isMatch(wordsOf(title)[0] ?? '', wanted[0] ?? ''))
      if (isFirst) titled.push(action)
      else if (isTitle) holding.push(action)
      else if (phrase ?? holds(`${title} ${words}`, wanted, isMatch)) {
        ;(isWhole ? called : others).push({ ...action, note: note ?? phrase })
      }
    }
    return [...titled, ...called, ...holding, ...others]
  }
  const exact = byWord((word, typed) => word.startsWith(typed))
  return { exact, near: exact.length > 0 ? [] : byWord(isOneSlip) }
}

/** Letters by which words are taken for alike, where nothing matches: "printing", "print". */
const BEGINNING = 4
const MOST_NEAREST = 3

/** What begins as one of the typed words does, or help, so that no search ends nowhere. */
export function nearestActions(actions: readonly PaletteAction[], text: string): PaletteAction[] {
  const beginnings = wordsOf(text).map((word) => word.slice(0, BEGINNING))
  const alike = beginnings
    .filter(({ length }) => length === BEGINNING)
    .flatMap((beginning) => matchingActions(actions, beginning).exact)
  const nearest = [...new Map(alike.map((action) => [action.key, action])).values()]
  return nearest.length > 0
    ? nearest.slice(0, MOST_NEAREST)
    : actions.filter(({ key }) => key === 'help')
}

function holds(
  phrase: string,
  wanted: readonly string[],
  isMatch: (word: string, typed: string) => boolean,
): boolean {
  const words = wordsOf(phrase)
  return words.length > 0 && wanted.every((typed) => words.some((word) => isMatch(word, typed)))
}

const wordsOf = (text: string) =>
  folded(text)
    .replaceAll(/['’]/g, '')
    .split(/[\s,:?]+/)
    .filter(Boolean)

/** One letter too many, too few, wrong, or two swapped. */
function isOneSlip(word: string, typed: string): boolean {
  if (word.startsWith(typed)) return true
  if (typed.length < FORGIVEN_FROM) return false
  let at = 0
  while (typed[at] === word[at]) at += 1
  const [rest, other] = [typed.slice(at + 1), word.slice(at + 1)]
  const swapped = typed[at] === word[at + 1] && typed[at + 1] === word[at]
  return (
    other.startsWith(rest) ||
    other.startsWith(typed.slice(at)) ||
    word.slice(at).startsWith(rest) ||
    (swapped && other.slice(1).startsWith(rest.slice(1)))
  )
}
