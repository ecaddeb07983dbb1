import type { Browser } from '@playwright/test'
import { Catalogue } from './catalogue.ts'
import { expect, test } from './fixtures.ts'

/* What the host says before a page can, or instead of one: nobody has chosen a language yet. */
const languages = ['de', 'ar', 'ja'].map((language) => new Catalogue(language))
/** Of the language that nobody speaks, which says everything: each text is written backwards. */
const invented = { language: 'ar-XB', isSaid: /\u202e/ }

test.describe('before anybody has signed in', { tag: '@signed-out' }, () => {
  for (const { language, say } of languages) {
    test(`a page without scripts says in ${language} that it needs them`, async ({
      browser,
      baseURL,
    }) => {
      const context = await open(browser, baseURL, { locale: language, javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto('/')
      const html = page.locator('html')
      await expect(html).toHaveAttribute('lang', language)
      await expect(html).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
      const needed = page.locator('noscript')
      await expect(needed).toBeVisible()
      // A search by text passes over it.
      expect(await needed.textContent()).toMatch(say('Counter needs JavaScript.'))
      await page.goto('/assets/none.js')
      await expect(page.locator('body')).toHaveText(say('Not found'))
      await context.close()
    })

    test(`a key that is not accepted is told in ${language}`, async ({
      browser,
      baseURL,
      service,
    }) => {
      const context = await open(browser, baseURL, { locale: language })
      const page = await context.newPage()
      await page.goto('/sign-in')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      const alert = page.getByRole('alert')
      const signIn = async (key: string) => {
        await page.getByRole('textbox', { name: say('API key') }).fill(key)
        await page.getByRole('button', { name: say('Sign in'), exact: true }).click()
      }
      await signIn('has a space')
      await expect(alert).toHaveText(
        say('An API key has no spaces or line breaks. Paste it again.'),
      )
      await signIn(service.key.replace('test-', 'limited-'))
      await expect(alert).toHaveText(
        say('The key works, but it can’t list your stores. Enter the ID of a store to open it.'),
      )
      const storeId = page.getByRole('textbox', { name: say('Store ID') })
      await storeId.fill('6f1d0a52')
      await page.getByRole('button', { name: say('Sign in'), exact: true }).click()
      await expect(alert).toContainText(
        within(say('That’s not a full store ID (8-4-4-4-12 characters).')),
      )
      await context.close()
    })
  }

  test('what something on the way took out of a request is told in the page’s language', async ({
    browser,
    baseURL,
    service,
  }) => {
    const context = await open(browser, baseURL, { locale: invented.language })
    const page = await context.newPage()
    await page.route('**/session', async (route) => {
      const { 'x-requested-by': _taken, ...headers } = await route.request().allHeaders()
      await route.continue({ headers })
    })
    await page.goto('/sign-in')
    await page.locator('input[name="api-key"]').fill(service.key)
    await page.locator('form button[type="submit"]').click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('CSRF_HEADER')
    await expect(alert).toHaveText(invented.isSaid)
    await expect(alert).not.toContainText('is missing')
    await context.close()
  })
})

const open = (browser: Browser, baseURL: string | undefined, options: object) =>
  browser.newContext({ baseURL, ...options })

/** With a code behind it. */
const within = ({ source, flags }: RegExp) => new RegExp(source.replace(/^\^|\$$/g, ''), flags)
