import { changeAnswers, repeat } from './benchmark-answers.mjs'

const SLOWER_PROCESSOR = 4

/** Returns rows of measure and value for lists that the service sends as a whole. */
export async function measureLongLists(context, store) {
  const products = await measure(context, store, 'products', 10_000, (page) =>
    page.getByRole('searchbox').pressSequentially('nimbus', { delay: 60 }),
  )
  // Categories have no search: J moves from row to row.
  const categories = await measure(context, store, 'categories', 1_000, (page) =>
    page.locator('body').pressSequentially('jjjjjj', { delay: 60 }),
  )
  return [...products, ...categories]
}

async function measure(context, store, list, count, press) {
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await changeAnswers(page, new RegExp(String.raw`/api/stores/[^/]+/${list}/all$`), (body) =>
    repeat(body, 'data', count),
  )
  await page.goto(`${store}/${list}`)
  const readyAfter = await rowsAfterAnswer(page, `/${list}/all`)
  const frame = await page.evaluate(async () => {
    let longest = 0
    for (let step = 1; step <= 60; step += 1) {
      const before = performance.now()
      scrollTo(0, (document.documentElement.scrollHeight / 60) * step)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      longest = Math.max(longest, performance.now() - before)
    }
    return longest
  })
  await page.evaluate(() => {
    scrollTo(0, 0)
    window.worst = 0
    new PerformanceObserver((entries) => {
      for (const { name, startTime, processingEnd } of entries.getEntries()) {
        if (name.startsWith('key') || name === 'input')
          window.worst = Math.max(window.worst, processingEnd - startTime)
      }
    }).observe({ type: 'event', durationThreshold: 16 })
  })
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR })
  await press(page)
  await page.waitForTimeout(1_000)
  const key = await page.evaluate(() => window.worst)
  await page.close()
  const many = `${count.toLocaleString('en')} ${list}`
  return [
    [`${many} ready`, ms(readyAfter)],
    [`${many}: longest frame while scrolling`, ms(frame)],
    // The browser reports no event that takes less than a frame.
    [`${many}: slowest key stroke, slow processor`, key === 0 ? 'under 16 ms' : ms(key)],
  ]
}

/** From the end of the answer, because repeating its records takes time of its own. */
async function rowsAfterAnswer(page, path) {
  const time = await page.waitForFunction((end) => {
    const answer = performance.getEntriesByType('resource').find(({ name }) => name.endsWith(end))
    return answer && document.querySelector('tbody a') && performance.now() - answer.responseEnd
  }, path)
  return time.jsonValue()
}

const ms = (value) => `${Math.round(value)} ms`
