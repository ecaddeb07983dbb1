import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { visit } from './matrix/bench.ts'

/** Values that no column can hold, and a day that needs its year. */
export const LONG =
  'An extraordinarily long name that no column of any list could ever hold, not even half'
export const OLD = '2024-09-28T21:48:51Z'

export type List = {
  address: string
  name: string
  gives: string[]
  least?: number
  /** Rows that are enough to measure. */
  rows?: number
}

/** The cells of which a part is out of sight, with their column's heading. */
export const cutCells = (table: Locator) =>
  table.evaluate((element: HTMLTableElement) => {
    const heads = [...(element.tHead?.rows[0]?.cells ?? [])].map((head) => head.innerText.trim())
    // Runs in the page, so it cannot stand outside.
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const isCut = (part: Element) => {
      if (part.closest('.sr-only') || part.clientWidth <= 1) return false
      return (
        getComputedStyle(part).overflowX !== 'visible' && part.scrollWidth > part.clientWidth + 1
      )
    }
    return [...element.tBodies].flatMap((body) =>
      [...body.rows].flatMap((row) =>
        [...row.cells]
          .map((cell, place) => ({ column: heads[place] ?? '', cell }))
          .filter(({ cell }) => [cell, ...cell.querySelectorAll('*')].some(isCut))
          .map(({ column, cell }) => ({ column, text: cell.innerText })),
      ),
    )
  })

/** In a page that is open. */
export async function measure(page: Page, { address, name, gives, least = 0, rows = 5 }: List) {
  const found: unknown[] = []
  await visit(page, address, 'table')
  const table = page.getByRole('table', { name, exact: true })
  await expect(table.locator('[data-row]').nth(rows - 1)).toBeVisible()
  await expect(table).toHaveAttribute('aria-busy', 'false')
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const wrong = (await cutCells(table)).filter(({ column }) => !gives.includes(column))
    if (wrong.length > 0) found.push({ width, wrong })
    const sideways = await table.evaluate(
      (element: HTMLTableElement) => element.offsetWidth - element.parentElement!.clientWidth,
    )
    if (sideways > 0) found.push({ width, sideways })
    for (const column of least > 0 ? gives : []) {
      const box = await table.getByRole('columnheader', { name: column }).boundingBox()
      expect(box!.width, `${column}, ${width} wide`).toBeGreaterThanOrEqual(least)
    }
  }
  expect(found, address).toEqual([])
}
