import { STORES } from '../mock-api/seed-ids.ts'
import { expect, signIn, test } from './fixtures.ts'
import { startTeamHost } from './team-host.ts'

const port = Number(process.env.E2E_PORT ?? 4610)

test(
  'a reader’s file of orders says why its emails are empty',
  { tag: '@signed-out' },
  async ({ page }, { parallelIndex }) => {
    test.slow()
    const team = await startTeamHost(port + 1 + parallelIndex, { role: 'reader', addresses: false })
    try {
      await signIn(page, 'test-role-exports', team.url)
      await page.goto(`${team.url}/stores/${STORES.software.id}/orders`)
      await page.getByRole('button', { name: 'Export', exact: true }).click()
      await page.getByRole('button', { name: /^Export \d+ orders$/ }).click()
      await expect(page.getByRole('region', { name: /orders exported$/ })).toContainText(
        'Your role leaves out customers’ addresses',
      )
    } finally {
      await page.goto('about:blank')
      await team.close()
    }
  },
)
