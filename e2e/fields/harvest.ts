import { type Page, expect } from '@playwright/test'

/** Opens all that a reader can open: folded parts, hidden texts and the rest of long lists. */
export async function unfold(page: Page) {
  const rows = page.locator('main table button[aria-expanded=false]:not([aria-haspopup])')
  while ((await rows.count()) > 0) await rows.first().click()
  let opened = -1
  while (opened !== 0) {
    opened = await page.locator('main').evaluateAll((mains) => {
      const raw = 'All fields'
      const folded = mains.flatMap((main) => [
        ...main.querySelectorAll<HTMLElement>('details:not([open]) > summary'),
        ...main.querySelectorAll<HTMLElement>('button[aria-label^="Reveal "]'),
        ...[...main.querySelectorAll('button')].filter((button) =>
          /^(Show|Reveal) /.test(button.innerText),
        ),
      ])
      const closed = folded.filter(
        (each) => each.checkVisibility() && each.innerText.trim() !== raw,
      )
      for (const each of closed) each.click()
      return closed.length
    })
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  }
}

/**
 * Collects texts, titles, names, targets and values, each text with its section and label before
 * it.
 */
export async function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = new Set<string>()
    const add = (text: string | null | undefined) => {
      if (text?.trim()) words.add(text.trim().replaceAll(/\s+/g, ' '))
    }
    for (const element of document.querySelectorAll('body *')) {
      if (!(element instanceof HTMLElement) || !element.checkVisibility()) continue
      const fact = element.closest('dd')
      const section = fact?.closest('section')?.querySelector('h2')?.textContent ?? ''
      const label = fact && `${section} ${fact.previousElementSibling?.textContent}`
      // Large elements are covered by their children.
      if (element.getElementsByTagName('*').length < 80) {
        add(label ? `${label}: ${element.innerText}` : element.innerText)
      }
      for (const name of ['title', 'aria-label', 'href']) add(element.getAttribute(name))
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
        add(element.value)
        const called = element.labels?.[0]?.textContent ?? element.getAttribute('aria-label')
        if ('checked' in element) add(`${called}: ${element.checked}`)
      }
    }
    return [...words]
  })
}

export async function rawOf(page: Page): Promise<string> {
  await page.locator('summary').filter({ hasText: 'All fields' }).click()
  await page.getByRole('button', { name: 'Raw' }).last().click()
  return page.locator('details pre').last().innerText()
}
