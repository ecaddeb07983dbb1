import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import PO from 'pofile'

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

  /** As a merchant reads it; whatever is filled in, or stands in a tag, is left open. */
  say(english: string, context = ''): RegExp {
    const text = this.#texts.find((entry) => entry.english === english && entry.context === context)
    if (!text?.said) throw new Error(`${this.language} doesn’t say “${english}”`)
    const parts = text.said.split(/<\d+>.*?<\/\d+>|\{[^{}]*\}/s)
    const whole = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    return new RegExp(`^\\s*${whole.join('.*')}\\s*$`, 's')
  }

  /** Texts of the page that are still in English, though this language says them. */
  async englishOf(page: Page): Promise<string[]> {
    const own = this.#texts.filter(({ english, said }) => said && said !== english)
    const shown = await page.evaluate(textsOfPage)
    const english = new Set(own.map((text) => text.english))
    return shown.filter((text) => english.has(text))
  }
}

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
