import { STORES } from '../mock-api/seed-ids.ts'
import { atRest } from './at-rest.ts'
import { expectAccessible, looksOf } from './axe.ts'
import { daily, expect, test } from './fixtures.ts'

const settings = `/stores/${STORES.software.id}/settings`

const odd = [
  {
    id: 'p1',
    name: '<b>Shop</b>',
    environmentVariables: { API_TOKEN: 'canary-of-the-builder' },
    pages: [{ path: '/prices' }, null, { path: 17, title: 'About' }],
    machines: [{ name: 'builder-eu-3', isTerminated: true }, { events: [{ type: 'STARTED' }] }],
    backups: [
      { name: 'Old', dateCreated: '2026-01-02T00:00:00Z' },
      { name: 'New', dateCreated: '2026-10-02T00:00:00Z' },
    ],
    currentWebsite: null,
  },
  { environmentVariables: null, pages: 'none', machines: {} },
]

const oddPosts = [
  { title: '<b>Sale</b>', publishedAt: 'soon' },
  null,
  { title: 17, tags: 'x' },
  'x',
]

for (const character of ['usual', 'amounts-absent', 'sparse'] as const) {
  const title = `${character}: what the page builder holds is shown after a save, its variables as set or not, and the blog’s posts`
  test(title, { tag: daily(character === 'usual') }, async ({ page, service }) => {
    await service.character(character)
    if (character === 'sparse') {
      const path = 'data.builderProjects'
      await service.fault({ op: 'updateStore', fault: 'D01', path, values: [odd] })
    } else if (character === 'amounts-absent') {
      const path = 'data.blogPosts'
      await service.fault({ op: 'updateStore', fault: 'D01', path, values: [oddPosts] })
    }
    await page.goto(settings)
    await page.getByRole('textbox', { name: 'Name' }).first().fill('Halden, renamed')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText(/Changes saved|Saved, but/).first()).toBeVisible()
    const section = page.getByRole('region', { name: 'Page builder' })
    const blog = page.getByRole('region', { name: 'Catalogue and blog' })
    if (character === 'sparse') {
      await expect(section).toContainText('<b>Shop</b>')
      await expect(section).toContainText('/prices, About')
      await expect(section).toContainText('builder-eu-3: ended, Unnamed: Started')
      await expect(section).toContainText('New')
      await expect(section).toContainText('Not set')
    } else if (character === 'usual') {
      await expect(section).toContainText('Shop front')
      await expect(section).toContainText('builder-eu-3: Started')
      await expect(section).toContainText('Before the autumn sale')
      await expect(blog).toContainText(/Blog posts2New release \d+ \w+ \d{4}/)
      await expect(blog).toContainText('Blog categories1 News')
      await expect(blog).toContainText('Security Security of Halden')
      await expectAccessible(page, looksOf(0))
    } else {
      await expect(blog).toContainText('Blog posts2<b>Sale</b> Not known')
    }
    expect((await page.content()) + (await atRest(page))).not.toContain('canary')
  })
}
