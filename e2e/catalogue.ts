import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, type Locator, type Page, expect } from '@playwright/test'
import PO from 'pofile'
import { type Part, parseMessage } from '../scripts/words/message.ts'

type Text = { english: string; context: string; said: string }

/** What a translator wrote for the texts of the source, `languages/<language>.po`. */
export class Catalogue {
  readonly language: string
  readonly #texts: readonly Text[]

  constructor(language: string) {
    this.language = language
    const file = join(import.meta.dirname, '..', 'languages', `${language}.po`)
    const { items } = PO.parse(readFileSync(file, 'utf8'))
    this.#texts = items
      .filter(({ obsolete }) => !obsolete)
      .map(({ msgid, msgctxt, msgstr }) => ({
        english: msgid,
        context: msgctxt ?? '',
        said: msgstr[0] ?? '',
      }))
  }

  /** As it calls itself in the list of languages, where the invented one is the Arabic of somewhere. */
  get ownName(): RegExp {
    const names = new Intl.DisplayNames([this.language], { type: 'language' })
    return new RegExp(`^${names.of(this.language)}(?! \\()`)
  }

  choose(context: BrowserContext, url: string) {
    return context.addCookies([{ name: 'counter-language', value: this.language, url }])
  }

  /**
   * As a merchant reads it; whatever is filled in, or stands in a tag, is left open. A count is asked
   * for by one of its English forms, and is said in any form.
   */
  readonly say = (english: string, context = ''): RegExp => {
    const text = this.#texts.find(
      (entry) =>
        (entry.english === english || entry.english.includes(`{${english}}`)) &&
        entry.context === context,
    )
    if (!text?.said) throw new Error(`${this.language} doesn’t say “${english}”`)
    return new RegExp(`^\\s*${patternOf(parseMessage(text.said, this.language))}\\s*$`, 's')
  }

  /** Texts of the page that are still in English, though this language says them. */
  async englishOf(page: Page): Promise<string[]> {
    const own = this.#texts.filter(({ english, said }) => said && said !== english)
    const shown = await page.evaluate(textsOfPage)
    const english = new Set(own.map((text) => text.english))
    // One English word may have two translations, one of which is the same word.
    const inBoth = new Set(this.#texts.map(({ said }) => said))
    return shown.filter((text) => english.has(text) && !inBoth.has(text))
  }
}

function patternOf(parts: readonly Part[]): string {
  const patterns = parts.map((part) => {
    if (typeof part === 'string') return literally(part)
    return 'forms' in part ? `(?:${Object.values(part.forms).map(patternOf).join('|')})` : '.*'
  })
  return patterns.join('')
}

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Runs in the page: each visible text, and what only screen readers get. */
function textsOfPage(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found = new Set<string>()
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement
    // Scripts are no text, and what stands in a `bdi` comes from the platform.
    if (!parent || parent.closest('script, style, noscript, bdi, pre, code')) continue
    found.add((walker.currentNode.textContent ?? '').trim())
  }
  for (const element of document.querySelectorAll('[aria-label], [placeholder]')) {
    for (const name of ['aria-label', 'placeholder']) found.add(element.getAttribute(name) ?? '')
  }
  return [...found]
}

type Language = Pick<Catalogue, 'language' | 'ownName'>

/** In Preferences; `from` is the page's language, English if nothing is said. */
export async function chooseLanguage(page: Page, to: Language, from?: Catalogue) {
  await page.goto('/preferences')
  await page.getByRole('combobox', { name: from?.say('Language') ?? 'Language' }).click()
  await page.getByRole('option', { name: to.ownName }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', to.language)
}

/** Each sign of the text stands to the right of the one before, also in a page from right to left. */
export async function expectLeftToRight(within: Locator, text: string | RegExp) {
  const edges = await edgesOf(within, text)
  expect(edges, String(text)).toEqual(edges.toSorted((one, other) => one - other))
}

/** What begins the text stands to the right of what ends it. */
export async function expectRightToLeft(within: Locator, text: string | RegExp) {
  const edges = await edgesOf(within, text)
  expect(edges[0], String(text)).toBeGreaterThan(edges.at(-1) ?? Infinity)
}

async function edgesOf(within: Locator, text: string | RegExp) {
  const { source } = typeof text === 'string' ? new RegExp(literally(text)) : text
  await expect.poll(() => within.first().evaluate(leftEdgesOf, source), source).not.toEqual([])
  return within.first().evaluate(leftEdgesOf, source)
}

/** Runs in the page: where each sign begins, of the first such text that shows. */
function leftEdgesOf(element: Element, source: string): number[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (walker.nextNode()) {
    const node = walker.currentNode
    const found = new RegExp(source).exec(node.textContent ?? '')
    if (!found || !node.parentElement?.checkVisibility()) continue
    return Array.from(found[0], (_, at) => {
      range.setStart(node, found.index + at)
      range.setEnd(node, found.index + at + 1)
      return Math.round(range.getBoundingClientRect().left)
    })
  }
  return []
}
