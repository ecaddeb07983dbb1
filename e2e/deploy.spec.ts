import type { Request } from '@playwright/test'
import { LONG_TICKET, STORES } from '../mock-api/seed-ids.ts'
import { expect, prefer, signIn, test } from './fixtures.ts'
import { Service } from './service.ts'
import { startTwoHosts } from './two-builds.ts'

/* Hosts go to another build, one after the other, while a tab of the first build is in use. */

const port = Number(process.env.E2E_PORT ?? 4610)
const store = `/stores/${STORES.software.id}`
const ticket = `${store}/customers/${LONG_TICKET.customerId}/tickets/${LONG_TICKET.id}`

/** A page that is left cancels its own requests. */
const isCancelled = (lost: Request) => lost.failure()?.errorText === 'net::ERR_ABORTED'

test(
  'a deploy breaks no page of an open tab and loses nothing typed',
  { tag: '@signed-out' },
  async ({ page, playwright }) => {
    test.slow()
    const site = await startTwoHosts([port + 6, port + 7])
    const request = await playwright.request.newContext({ baseURL: site.service })
    const service = new Service('test-deploy', request)
    try {
      await signIn(page, service.key, site.url)
      await prefer(page, { replyHold: 0 })
      const reply = page.getByRole('textbox', { name: 'Reply' })
      const menu = page.getByRole('navigation', { name: 'Main' })
      const failed: string[] = []
      page.on('requestfailed', (lost) => isCancelled(lost) || failed.push(lost.url()))
      page.on('response', (answer) => answer.status() >= 400 && failed.push(answer.url()))

      await page.goto(site.url + ticket)
      await reply.fill('Typed before the deploy')
      await Promise.all([
        site.roll(),
        reply.pressSequentially(', while the hosts were replaced,', { delay: 100 }),
      ])
      const loaded: string[] = []
      page.on('response', (answer) => loaded.push(new URL(answer.url()).pathname))
      await reply.pressSequentially(' and after it')
      await menu.getByRole('link', { name: 'Settings', exact: true }).click()
      await expect(page.getByRole('form', { name: 'Store settings' })).toBeVisible()
      expect(loaded.filter((path) => /^\/assets\/.*\.js$/.test(path)).length).toBeGreaterThan(0)
      expect(loaded.filter((path) => /^\/assets\/.*-2\.js$/.test(path))).toEqual([])
      await page.goBack()
      const typed = 'Typed before the deploy, while the hosts were replaced, and after it'
      await expect(reply).toHaveValue(typed)
      await page.getByRole('button', { name: 'Send reply' }).click()
      await expect(page.getByText('Sent', { exact: true })).toBeVisible()
      expect(await service.deliveries('replyTicket')).toHaveLength(1)

      await page.reload()
      await expect(page.getByRole('list', { name: 'Messages' })).toContainText(typed)
      expect(loaded.filter((path) => /^\/assets\/.*-2\.js$/.test(path)).length).toBeGreaterThan(0)
      expect(failed).toEqual([])
    } finally {
      await request.dispose()
      await site.close()
    }
  },
)
