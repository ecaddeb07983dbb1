import type { Page } from '@playwright/test'

/** Returns dialogs, calls to other origins and policy reports since the last call. */
export async function noticeEverything(page: Page, origin: string) {
  let noticed: string[] = []
  page.on('dialog', (dialog) => {
    noticed.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url())
    if (asked !== origin && protocol !== 'data:' && protocol !== 'blob:') {
      noticed.push(`request ${request.url()}`)
    }
  })
  await page.exposeFunction('reportViolation', (text: string) => noticed.push(`policy ${text}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = globalThis as { reportViolation?: (text: string) => void }
      reportViolation?.(`${event.violatedDirective} ${event.blockedURI}`)
    })
  })
  return () => {
    const found = noticed
    noticed = []
    return found
  }
}

/** Only an attack would have created these elements and attributes. */
export function whatRuns(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = [...document.querySelectorAll('#root *')].flatMap((element) =>
      [...element.attributes]
        .filter(
          ({ name, value }) => /^on/i.test(name) || /^\s*(javascript|data|vbscript):/i.test(value),
        )
        .filter(
          ({ name }) =>
            ['href', 'src', 'action', 'data', 'srcdoc'].includes(name) || /^on/i.test(name),
        )
        .map(({ name, value }) => `${element.tagName} ${name}=${value.slice(0, 80)}`),
    )
    const made = document.querySelectorAll(
      '#root :is(script, iframe, object, embed, base, meta, link, marquee, math)',
    )
    return [
      ...found,
      ...Array.from(made, ({ tagName }) => tagName),
      ...('pwned' in globalThis ? ['pwned'] : []),
    ]
  })
}
