import type { Locator, Page } from '@playwright/test'

/** Chooses from the menu of the first variant within `within`. */
export async function chooseOfVariant(within: Page | Locator, choice: string) {
  const button = within.getByRole('button', { name: /^More for/ }).first()
  await button.click()
  await button.page().getByRole('menuitem', { name: choice }).click()
}
