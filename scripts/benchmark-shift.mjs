/*
 * Works a support shift as one person would: npm run build && node scripts/benchmark-shift.mjs
 * 500 customers, 60 of them waiting, a platform that answers after 80 ms. Takes about ten minutes.
 */
import { STORE_ID } from './benchmark-shift-service.mjs'
import { createReport, openDesk, pause, signIn } from './shift-desk.mjs'

const { url, service, context, close } = await openDesk(process.env.PORT ?? '4791')
const { figure, keep } = createReport('shift')

try {
  const page = await context.newPage()
  await signIn(page, url)
  await firstMorning(page)
  await answers(page)
  await newMessages(page)
  await secondMorning(page)
  keep()
} finally {
  await close()
}

async function firstMorning(page) {
  await page.goto(`${url}/stores/${STORE_ID}/tickets`)
  const find = page.getByRole('button', { name: 'Find tickets' }).first()
  await find.waitFor()
  service.calls.length = 0
  const start = Date.now()
  await find.click()
  await page.getByRole('link', { name: /^Waiting [1-9]/ }).waitFor()
  figure('first waiting ticket on screen', seconds(start), '5 s')
  await page.getByText(/^500 customers checked/).waitFor({ timeout: 600_000 })
  figure('the whole queue, from the click', seconds(start), '240 s')
  figure('clicks to the whole queue', '1', '1')
  const waiting = await page.getByRole('link', { name: /^Waiting / }).textContent()
  figure('customers shown as waiting, of 60', waiting?.replace(/\D/g, '') ?? '', '60')
  figure('calls', String(service.calls.length), '')
  figure('calls in the busiest second', String(busiestSecond()), '5')
}

async function answers(page) {
  await page.getByRole('link', { name: /^Waiting / }).click()
  await page.getByRole('table', { name: 'Tickets' }).getByRole('link').first().click()
  const box = page.getByRole('textbox', { name: 'Reply' })
  await box.waitFor()
  // Calls of the background reader must not count as calls of an answer.
  await page.getByRole('button', { name: 'Pause' }).click()
  await pause(3_000)
  service.calls.length = 0
  await page.keyboard.press('r')
  const idle = []
  for (let number = 1; number <= 10; number += 1) {
    const before = page.url()
    await page.keyboard.type(`Answer ${number}`)
    const pressed = Date.now()
    await page.keyboard.press('Control+Shift+Enter')
    await page.waitForFunction((address) => location.href !== address, before)
    await page.waitForFunction(() => document.activeElement?.ariaLabel === 'Reply')
    idle.push(Date.now() - pressed)
  }
  idle.sort((a, b) => a - b)
  figure('idle per answer, from sending to writing in the next (median)', `${idle[5]} ms`, '0 s')
  figure('strokes per answer besides typing', '1 (Ctrl Shift Enter)', '2')
  const replies = () => service.calls.filter(({ method }) => method === 'PUT').length
  while (replies() < 10) await pause(200)
  await pause(3_000)
  const { length } = service.calls
  figure('calls per answer, opening the next ticket included', String(length / 10), '')
  const checks = service.calls.filter(({ path }) => /\/(orders|user)/.test(path)).length
  figure('of these for the reply alone, with its proof', String((length - checks) / 10), '')
  await page.getByRole('button', { name: 'Keep up to date' }).click()
  const answered = service.customers
    .flatMap(({ tickets }) => tickets)
    .flatMap(({ entries }) => entries.map(({ message }) => message))
    .filter((message) => message.startsWith('Answer'))
  const { size } = new Set(answered)
  const counts = [size, 10 - size, answered.length - size].join('; ')
  figure('replies of 10 in their tickets; lost; doubled', counts, '10; 0; 0')
}

async function newMessages(page) {
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const ticket = service.customers.flatMap(({ tickets }) => tickets).find((one) => one.id === id)
  let start = Date.now()
  service.write(ticket, 'Customer', 'One more thing')
  await page.getByText('One more thing').first().waitFor({ timeout: 120_000 })
  figure('new message seen in the open ticket', seconds(start), '60 s')

  const answered = service.customers.findLast(
    ({ tickets }) => tickets[0]?.entries.at(-1).name === 'Ines',
  ).tickets[0]
  start = Date.now()
  service.write(answered, 'Customer again', 'It broke again')
  await page.getByText('It broke again').first().waitFor({ timeout: 600_000 })
  figure('new message seen in the queue', seconds(start), '300 s')
}

/** Twelve hours later, by the page's clock, in a new page of the same browser. */
async function secondMorning(page) {
  await page.close()
  const next = await context.newPage()
  await next.clock.install({ time: Date.now() + 12 * 3_600_000 })
  await next.goto(`${url}/stores/${STORE_ID}/tickets`)
  const start = Date.now()
  service.calls.length = 0
  await next.getByRole('link', { name: /^Waiting [1-9]/ }).waitFor()
  figure('second morning: the queue of yesterday on screen', seconds(start), '')
  const withTickets = new Set(
    service.customers.filter(({ tickets }) => tickets.length > 0).map(({ id }) => id),
  )
  const isReadAgain = () => {
    const read = new Set(service.calls.map(({ path }) => path.split('/').at(-1)))
    return [...withTickets].every((id) => read.has(id))
  }
  while (!isReadAgain() && Date.now() - start < 400_000) await pause(200)
  figure('second morning: every ticket checked again', seconds(start), '120 s')
}

function busiestSecond() {
  const counts = new Map()
  for (const { at } of service.calls) {
    const second = Math.floor(at / 1000)
    counts.set(second, (counts.get(second) ?? 0) + 1)
  }
  return Math.max(...counts.values())
}

function seconds(start) {
  return `${((Date.now() - start) / 1000).toFixed(1)} s`
}
