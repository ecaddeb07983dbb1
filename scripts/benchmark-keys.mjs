import { openDemo } from './browser.mjs'

/** Returns rows of measure, value and limit for the first press of keys whose code loads ahead. */
export async function measureKeys(browser, hostUrl) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await openDemo(page, hostUrl)
    const orders = `${hostUrl}${new URL(page.url()).pathname.split('/').slice(0, 3).join('/')}/orders`
    const panel = await pressed(page, orders, ' ', '[data-peek-panel]')
    const palette = await pressed(page, orders, 'k', '[role=dialog] input')
    return [
      ['First Space on a row to its panel', panel, '100 ms'],
      ['First Ctrl K to the palette', palette, '50 ms'],
    ]
  } finally {
    await context.close()
  }
}

/** Milliseconds from the first press of a key on a page at rest to what it opens. */
async function pressed(page, url, key, wanted) {
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.locator('tbody a').first().focus()
  // The palette’s code loads two and a half seconds after the page.
  await page.waitForTimeout(4_000)
  const time = await page.evaluate(
    ([pressedKey, selector]) =>
      new Promise((resolve) => {
        const start = performance.now()
        const check = () => {
          if (document.querySelector(selector)) resolve(performance.now() - start)
          else requestAnimationFrame(check)
        }
        const init = {
          key: pressedKey,
          ctrlKey: pressedKey === 'k',
          bubbles: true,
          cancelable: true,
        }
        document.activeElement.dispatchEvent(new KeyboardEvent('keydown', init))
        check()
      }),
    [key, wanted],
  )
  return `${Math.round(time)} ms`
}
