import { STORES } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'

const { software, fonts } = STORES

test('no frame shows the rows of one store under the name of another', async ({
  page,
  service,
}) => {
  const row = page.getByRole('main').getByRole('table').getByRole('link').first()
  await page.goto(`/stores/${software.id}/orders`)
  await expect(row).toBeVisible()
  await page.evaluate(watchFrames)
  for (const [store, list, op] of [
    [fonts, 'orders', 'listOrders'],
    [software, 'products', 'listAllProducts'],
    [fonts, 'products', 'listAllProducts'],
  ] as const) {
    await service.fault({ op, fault: 'hold', times: -1 })
    await page.evaluate((to) => history.pushState({}, '', to), `/stores/${store.id}/${list}`)
    await expect(page.getByRole('button', { name: `Store: ${store.name}` })).toBeVisible()
    await service.fault({ op, release: true })
    await service.forget()
    await expect(row).toHaveAttribute('href', new RegExp(`^/stores/${store.id}/`))
  }
  const seen = (await page.evaluate(() => Reflect.get(window, 'framesSeen'))) as string[]
  expect(seen.toSorted()).toEqual(
    [software, fonts].map(({ id, name }) => `${id} under ${name}`).toSorted(),
  )
})

/** Runs in the page: notes in each frame whose rows stand under whose name. */
function watchFrames() {
  const seen: string[] = []
  Object.assign(window, { framesSeen: seen })
  function look() {
    const name = /Store: (.*)\. Switch store/.exec(document.body.textContent)?.[1]
    // While a page waits for its code, React keeps the rows before it in the document, hidden.
    const row = [...document.querySelectorAll('main table a[href^="/stores/"]')]
      .find((link) => link.checkVisibility())
      ?.getAttribute('href')
    const found = `${row?.split('/')[2]} under ${name}`
    if (name && row && !seen.includes(found)) seen.push(found)
    requestAnimationFrame(look)
  }
  look()
}
