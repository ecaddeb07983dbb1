import { CUSTOMER, ORDERS, PRODUCT, STORES, TICKET_ID, VARIANT } from '../mock-api/seed-ids.ts'
import { hasFirefox, startFirefox } from './engines/firefox.ts'
import { type Driver, type EnginePage, pageOf } from './engines/page.ts'
import { hasWebKit, startWebKit } from './engines/webkit.ts'
import { expect, test } from './fixtures.ts'
import type { Service } from './service.ts'
import { pages } from './pages.ts'

/* Counter in the other two engines: a stock Firefox and WebKitGTK, as Debian ships them. */
type Engine = {
  name: string
  packages: string
  isThere: () => boolean
  start: () => Promise<Driver>
}

const engines: Engine[] = [
  { name: 'Firefox', packages: 'firefox-esr', isThere: hasFirefox, start: startFirefox },
  { name: 'WebKit', packages: 'webkit2gtk-driver xvfb', isThere: hasWebKit, start: startWebKit },
]

const store = `/stores/${STORES.software.id}`
const ticket = `${store}/customers/${CUSTOMER.id}/tickets/${TICKET_ID}`

const only = { tag: ['@nightly', '@signed-out'] }

const readFaults = ['S500h', 'S403j', 'E02', 'E07', 'T11']
const writeFaults: [fault: string, applied: boolean, verdict: RegExp][] = [
  ['S422j', false, /refused the reply/],
  ['S500j', true, /^\s*Sent\s*$/m],
  ['T11', true, /^\s*Sent\s*$/m],
  ['E07', true, /^\s*Sent\s*$/m],
  ['T14', true, /^\s*Sent\s*$/m],
]

/** Leaving a page cuts off what it still loads; Firefox then misses the hash of a whole file. */
const cutOff = /dynamically imported module|Importing a module script failed|hash is “47DEQpj8HBSa/

for (const engine of engines) {
  test(
    `${engine.name}: sign in, orders, an order and the five writes`,
    only,
    async ({ service, baseURL }) => {
      test.setTimeout(300_000)
      await use(engine, baseURL!, service, async (page) => {
        await page.goto(`${baseURL}${store}/orders`)
        await page.find('table', 'Orders')
        await page.click('td a, th a', '@')
        await page.find('button', '^Refund$')
        await writeAll(page, baseURL!)

        const writes = (await service.deliveries()).filter(({ method }) => method !== 'GET')
        expect(writes.map(({ operation }) => operation)).toEqual([
          'refundOrder',
          'createVariant',
          'deleteVariant',
          'replyTicket',
          'updateStore',
        ])
        const problems = await page.problems()
        expect(problems.filter((problem) => !cutOff.test(problem))).toEqual([])
      })
    },
  )

  test(`${engine.name}: every page opens without an error`, only, async ({ service, baseURL }) => {
    test.setTimeout(300_000)
    await use(engine, baseURL!, service, async (page) => {
      for (const { address } of pages) {
        await page.goto(`${baseURL}${address}`)
        await page.find('h1', '\\S')
        await page.expectLoaded()
        expect(await page.alerts(), address).toBe('')
      }
      const problems = await page.problems()
      expect(problems.filter((problem) => !cutOff.test(problem))).toEqual([])
    })
  })

  test(`${engine.name}: ten faults end as in Chromium`, only, async ({ service, baseURL }) => {
    test.setTimeout(300_000)
    await use(engine, baseURL!, service, async (page) => {
      for (const fault of readFaults) {
        await service.fault({ op: 'getOrder', fault, times: -1 })
        await page.goto(`${baseURL}${store}/orders/${ORDERS.plain}`)
        await page.find('[role="alert"]', '\\S')
        await service.forget()
      }
      for (const [fault, applied, verdict] of writeFaults) {
        await page.goto(`${baseURL}${ticket}`)
        await page.fill('^Reply$', `From ${engine.name}, despite ${fault}`)
        await service.fault({ op: 'replyTicket', fault, applied })
        await page.click('button', '^Send reply')
        await page.expectText(verdict)
        expect(await service.deliveries('replyTicket'), fault).toHaveLength(1)
        // An outcome that nobody has seen is reported again by the next page.
        if (!applied) await page.click('button', '^Dismiss')
        await page.expectNoText(verdict)
        await service.forget()
      }
    })
  })
}

/** Signs in, and closes the browser whatever happens. */
async function use(
  { isThere, packages, start }: Engine,
  baseURL: string,
  { key }: Service,
  work: (page: EnginePage) => Promise<void>,
) {
  test.skip(!isThere(), `not installed: apt-get install ${packages}`)
  const page = pageOf(await start())
  try {
    await page.resize(1440, 900)
    await page.goto(`${baseURL}/sign-in`)
    await page.fill('^API key', key)
    await page.click('button', '^Sign in$')
    await page.expectText(/Overview/)
    await work(page)
  } finally {
    await page.close()
  }
}

async function writeAll(page: EnginePage, baseURL: string) {
  await page.goto(`${baseURL}${store}/orders/${ORDERS.plain}`)
  await page.click('button', '^Refund$')
  await page.click('[role="radio"]', '^Reason 1')
  await page.click('button', '^Confirm refund')
  await page.expectText(/The order shows the refund|is refunded/)

  await page.goto(`${baseURL}${store}/products/${PRODUCT.id}/variants/new`)
  await page.fill('^Name', 'From another engine')
  await page.fill('^Price', '5')
  await page.click('[role="radio"]', '^Type 0')
  await page.fill('^Stock', '50')
  await page.click('[role="radio"]', '^Stock mode 0')
  await page.fill('^Minimum quantity', '1')
  await page.click('label', '^Unlimited')
  await page.click('[role="checkbox"], label', '^Licence keys')
  await page.click('button', '^Create variant$')
  await page.expectText(/Variant created/)

  await page.goto(`${baseURL}${store}/products/${PRODUCT.id}`)
  await page.click('tr:has(td, th) button', `^More for ${VARIANT.name}`)
  await page.click('[role="menuitem"]', '^Delete variant')
  await page.fill('to confirm', VARIANT.name)
  await page.click('[role="dialog"] button', '^Delete variant$')
  await page.expectText(/Variant deleted|Already gone/)

  await page.goto(`${baseURL}${ticket}`)
  await page.fill('^Reply$', 'From another engine')
  await page.click('button', '^Send reply')
  await page.expectText(/^\s*Sent\s*$/m)

  await page.goto(`${baseURL}${store}/settings`)
  await page.fill('^Name', 'From another engine')
  await page.click('button', '^Save changes')
  await page.expectText(/Changes saved|Saved, but/)
}
