/*
 * Kills a tab a hundred times around the moment in which its reply leaves, then counts the replies:
 * npm run build && node scripts/benchmark-killed-tabs.mjs. Takes about ten minutes.
 */
import { STORE_ID } from './benchmark-shift-service.mjs'
import { createReport, openDesk, pause, signIn } from './shift-desk.mjs'

const KILLS = Number(process.env.KILLS ?? 100)
/** The longest time in milliseconds between sending a reply and killing the tab. */
const LONGEST = 900

const { url, service, context, close } = await openDesk(process.env.PORT ?? '4792')
const { figure, keep } = createReport('killed-tabs')
const withTickets = service.customers.filter(({ tickets }) => tickets.length > 0)
const asked = Array.from({ length: KILLS }, (_, at) => {
  const customer = withTickets[at % withTickets.length]
  const [ticket] = customer.tickets
  const address = `${url}/stores/${STORE_ID}/customers/${customer.id}/tickets/${ticket.id}`
  return { ticket, address, text: `Answer number ${at}.` }
})

try {
  const first = await context.newPage()
  await signIn(first, url)
  await first.evaluate(() =>
    localStorage.setItem('counter-preferences', JSON.stringify({ replyHold: 0 })),
  )
  await first.close()
  for (const [at, one] of asked.entries()) await killWhileSending(one, at)
  await pause(5_000)
  await count()
  keep()
} finally {
  await close()
}

async function killWhileSending({ address, text }, at) {
  const page = await context.newPage()
  await page.goto(address)
  const reply = page.getByRole('textbox', { name: 'Reply' })
  await reply.fill(text)
  await page.getByRole('button', { name: 'Send reply' }).and(page.locator(':enabled')).waitFor()
  await page.getByText('Draft kept').waitFor()
  await reply.press('Control+Enter', { noWaitAfter: true })
  await pause((at / KILLS) * LONGEST)
  // Every other tab crashes, so that it cannot save anything at the end.
  if (at % 2 === 0) {
    const session = await context.newCDPSession(page)
    void session.send('Page.crash').catch(() => undefined)
    await page.waitForEvent('crash', { timeout: 5_000 }).catch(() => undefined)
  }
  await page.close({ runBeforeUnload: false })
}

/** A reply is lost if it is neither in its ticket nor in the box of the page that opens next. */
async function count() {
  const page = await context.newPage()
  const found = { sent: 0, kept: 0, lost: 0, doubled: 0, offered: 0 }
  for (const { ticket, address, text } of asked) {
    await page.goto(address)
    const reply = page.getByRole('textbox', { name: 'Reply' })
    await reply.waitFor()
    const copies = ticket.entries.filter(({ message }) => message === text).length
    // A page that finds an open reply reads the ticket first, and then empties its box.
    for (let tries = 0; tries < 30; tries += 1) {
      const isKept = (await reply.inputValue()) === text
      if (copies > 0 ? !isKept : isKept) break
      await pause(100)
    }
    const isKept = (await reply.inputValue()) === text
    if (copies > 1) found.doubled += 1
    if (copies > 0) found.sent += 1
    else if (isKept) found.kept += 1
    else found.lost += 1
    if (copies > 0 && isKept) found.offered += 1
  }
  figure('tabs killed', String(KILLS), '100')
  figure('replies in their tickets; kept as drafts', `${found.sent}; ${found.kept}`, '')
  figure('lost; doubled', `${found.lost}; ${found.doubled}`, '0; 0')
  figure('sent, and offered again as a draft', String(found.offered), '0')
}
