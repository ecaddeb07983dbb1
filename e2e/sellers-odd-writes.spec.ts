import type { Locator, Page } from '@playwright/test'
import { PRODUCT, STORES, VARIANT } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'
import {
  create as createVariant,
  deletion,
  fillIn,
  form,
  sendDeletion,
  steps,
} from './price-change.ts'
import type { Service } from './service.ts'
import { all, create, heading, paste, rows, sentNames } from './variant-table.ts'

/*
 * What creates and deletes variants, on platforms of several characters: a run ends right, each row
 * there once, or the page says what stands, and goes on to that end.
 */
const slow = { timeout: 120_000 }

/** With single points changed where it has no name. Each ends right, and but for two without a stop. */
const characters: Record<string, Record<string, string> | undefined> = {
  usual: undefined,
  'reads-lag': undefined,
  'reads-lag-for-good': undefined,
  'two-requests-a-second': undefined,
  'two-requests-a-second-retry-after': undefined,
  'page-size-clamped': undefined,
  unsorted: undefined,
  'entries-unsorted': undefined,
  'amounts-absent': undefined,
  sparse: undefined,
  'lists-may-be-null': undefined,
  limited: undefined,
  'created, in other letters': {
    createdStatus: '200',
    messages: 'absent',
    ids: 'upper-case',
    spelling: 'upper',
  },
}

const take = (service: Service, character: string) => {
  const points = characters[character]
  return service.character(points ? 'usual' : character, points)
}

/** What the product has in the platform's own records. */
async function variantsOf(service: Service) {
  const { stores } = await service.records()
  const { products } = stores.find(({ id }) => id === STORES.software.id)!
  const product = products.find(({ id }) => id === PRODUCT.id)!
  return product['variants'] as { id: string; name: string; cost: number }[]
}

const told = (page: Page) =>
  rows(page).filter({ has: page.getByRole('cell', { name: 'Created', exact: true }) })
const done = (page: Page) => heading(page, 'The table is done')
const stopped = (page: Page) => heading(page, /Stopped at row \d/)

type Sending = { send: () => Promise<void>; taken: Locator; refused: Locator; back: Locator }

/** A platform of two requests a second refuses some: what was typed is kept, and sent again by hand. */
async function untilTaken({ send, taken, refused, back }: Sending, mayRefuse: boolean) {
  for (;;) {
    await send()
    await expect(mayRefuse ? taken.or(refused) : taken).toBeVisible()
    if (await taken.isVisible()) return
    await back.click()
  }
}

for (const character of Object.keys(characters)) {
  const mayStop = character.startsWith('two-requests')

  test(`a table of variants is created once, or says what stands: ${character}`, async ({
    page,
    service,
  }) => {
    test.slow()
    await take(service, character)
    const before = await variantsOf(service)
    await paste(page)
    await create(page)
    let stops = 0
    for (;;) {
      await expect(done(page).or(stopped(page))).toBeVisible(slow)
      if (await done(page).isVisible()) break
      stops += 1
      expect(stops).toBeLessThan(8)
      // What is told as created is there, and nothing else of the table.
      const there = (await variantsOf(service)).length - before.length
      await expect(told(page)).toHaveCount(there)
      await page.getByRole('button', { name: /^(Try|Send) row \d again$/ }).click()
      await expect(stopped(page)).toBeHidden()
    }
    if (!mayStop) expect(stops).toBe(0)
    await expect(told(page)).toHaveCount(3)
    const made = (await variantsOf(service)).slice(before.length)
    expect(made.map(({ name }) => name.toLowerCase())).toEqual(
      all.map((name) => name.toLowerCase()),
    )
    expect(made.map(({ cost }) => cost)).toEqual([19, 329, 89])
    if (stops === 0) expect(await sentNames(service)).toEqual(all)
  })

  test(`a price changes once, and the old variant goes: ${character}`, async ({
    page,
    service,
  }) => {
    test.slow()
    await take(service, character)
    const before = await variantsOf(service)
    await page.goto(form)
    await fillIn(page)
    await untilTaken(
      {
        send: () => createVariant(page).click(),
        taken: steps(page),
        refused: heading(page, /^(Not created|Nothing was sent)$/),
        back: page.getByRole('button', { name: 'Back to the form' }),
      },
      mayStop,
    )
    const [created, ...more] = (await variantsOf(service)).filter(
      ({ id }) => !before.some((known) => known.id === id),
    )
    expect(more).toEqual([])
    expect(created).toMatchObject({ cost: 21.5 })
    const close = deletion(page).getByRole('button', { name: 'Close' }).last()
    await untilTaken(
      {
        send: () => sendDeletion(page),
        taken: deletion(page).getByRole('heading', { name: 'Variant deleted' }),
        refused: deletion(page).getByRole('heading', { name: /^(Not deleted|Nothing was sent)$/ }),
        back: close,
      },
      mayStop,
    )
    await close.click()
    await expect(page.getByRole('heading', { name: 'The price is changed' })).toBeVisible(slow)
    const ids = (await variantsOf(service)).map(({ id }) => id)
    expect(ids).not.toContain(VARIANT.id)
    expect(ids).toHaveLength(before.length)
    const deletions = await service.deliveries('deleteVariant')
    expect(deletions.filter(({ applied }) => applied)).toHaveLength(1)
  })
}
