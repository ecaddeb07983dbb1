import type { Locator, Page } from '@playwright/test'

/** Ways of a merchant through the pages, which count every press. */
export const walkOn = (page: Page) => {
  const main = page.getByRole('main')
  const within = (name: string) => page.getByRole('navigation', { name })
  const link = (name: string | RegExp, place: Locator = main) => place.getByRole('link', { name })
  const walk = {
    page,
    presses: 0,
    async go(...ways: Locator[]) {
      for (const way of ways) {
        walk.presses += 1
        await way.click()
      }
    },
    link,
    menu: (name: RegExp) => link(name, within('Main')),
    by: (name: string) => link(name, within('Break down by')),
    button: (name: string | RegExp) => main.getByRole('button', { name }),
    option: (name: RegExp) => page.getByRole('menuitemradio', { name }),
  }
  return walk
}
export type Walk = ReturnType<typeof walkOn>
