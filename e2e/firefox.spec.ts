import { CUSTOMER, ORDERS, PRODUCT, STORES, TICKET_ID, VARIANT } from '../mock-api/seed-ids.ts'
import { expect, type Service, test } from './fixtures.ts'
import { startFirefox } from './firefox/firefox.ts'

/* Counter in a second engine: a stock Firefox, as Debian ships it. */
const store = `/stores/${STORES.software.id}`
const ticket = `${store}/customers/${CUSTOMER.id}/tickets/${TICKET_ID}`
type Browser = Awaited<ReturnType<typeof startFirefox>>

const only = { tag: ['@nightly', '@signed-out'] }

async function open(baseURL: string, { key }: Service): Promise<Browser> {
  const firefox = await startFirefox()
  await firefox.resize(1440, 900)
  await firefox.goto(`${baseURL}/sign-in`)
  await firefox.fill('^API key', key)
  await firefox.click('button', '^Sign in$')
  await firefox.expectText(/Overview/)
  return firefox
}

test(
  'Firefox: sign in, orders, an order and the five writes',
  only,
  async ({ service, baseURL }) => {
    test.setTimeout(180_000)
    const firefox = await open(baseURL!, service)
    try {
      await firefox.goto(`${baseURL}${store}/orders`)
      await firefox.find('table', 'Orders')
      await firefox.click('td a, th a', '@')
      await firefox.find('button', '^Refund$')

      await firefox.goto(`${baseURL}${store}/orders/${ORDERS.plain}`)
      await firefox.click('button', '^Refund$')
      await firefox.click('[role="radio"]', '^Reason 1')
      await firefox.click('button', '^Confirm refund')
      await firefox.expectText(/The order shows the refund|is refunded/)

      await firefox.goto(`${baseURL}${store}/products/${PRODUCT.id}/variants/new`)
      await firefox.fill('^Name', 'From Firefox')
      await firefox.fill('^Price', '5')
      await firefox.click('[role="radio"]', '^Type 0')
      await firefox.fill('^Stock', '50')
      await firefox.click('[role="radio"]', '^Stock mode 0')
      await firefox.fill('^Minimum quantity', '1')
      await firefox.click('label', '^Unlimited')
      await firefox.click('[role="checkbox"], label', '^Licence keys')
      await firefox.click('button', '^Create variant$')
      await firefox.expectText(/Variant created/)

      await firefox.goto(`${baseURL}${store}/products/${PRODUCT.id}`)
      await firefox.click(`tr:has(td, th) button`, `^Delete variant|Delete ${VARIANT.name}`)
      await firefox.fill('to confirm', VARIANT.name)
      await firefox.click('[role="dialog"] button', '^Delete variant$')
      await firefox.expectText(/Variant deleted|Already gone/)

      await firefox.goto(`${baseURL}${ticket}`)
      await firefox.fill('^Reply$', 'From Firefox')
      await firefox.click('button', '^Send reply')
      await firefox.expectText(/Reply sent/)

      await firefox.goto(`${baseURL}${store}/settings`)
      await firefox.fill('^Name', 'From Firefox')
      await firefox.click('button', '^Save changes')
      await firefox.expectText(/Changes saved|Saved, but/)

      const writes = (await service.deliveries()).filter(({ method }) => method !== 'GET')
      expect(writes.map(({ operation }) => operation)).toEqual([
        'refundOrder',
        'createVariant',
        'deleteVariant',
        'replyTicket',
        'updateStore',
      ])
      // Leaving a page cuts off what it still loads.
      const cutOff = /dynamically imported module/
      expect(firefox.problems.filter((problem) => !cutOff.test(problem))).toEqual([])
    } finally {
      await firefox.close()
    }
  },
)

const readFaults = ['S500h', 'S403j', 'E02', 'E07', 'T11']
const writeFaults: [fault: string, applied: boolean, verdict: RegExp][] = [
  ['S422j', false, /refused the reply/],
  ['S500j', true, /Reply sent/],
  ['T11', true, /Reply sent/],
  ['E07', true, /Reply sent/],
  ['T14', true, /Reply sent/],
]

test('Firefox: ten faults end as in Chromium', only, async ({ service, baseURL }) => {
  test.setTimeout(300_000)
  const firefox = await open(baseURL!, service)
  try {
    for (const fault of readFaults) {
      await service.fault({ op: 'getOrder', fault, times: -1 })
      await firefox.goto(`${baseURL}${store}/orders/${ORDERS.plain}`)
      await firefox.find('[role="alert"]', '\\S')
      await service.forget()
    }
    for (const [fault, applied, verdict] of writeFaults) {
      await firefox.goto(`${baseURL}${ticket}`)
      await firefox.fill('^Reply$', `From Firefox, despite ${fault}`)
      await service.fault({ op: 'replyTicket', fault, applied })
      await firefox.click('button', '^Send reply')
      await firefox.expectText(verdict)
      expect(await service.deliveries('replyTicket'), fault).toHaveLength(1)
      // An outcome that nobody has seen is reported again by the next page.
      if (!applied) await firefox.click('button', '^Dismiss')
      await firefox.expectNoText(verdict)
      await service.forget()
    }
  } finally {
    await firefox.close()
  }
})
