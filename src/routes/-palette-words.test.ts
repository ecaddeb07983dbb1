import { describe, expect, test } from 'vitest'
import { destinations } from '#features/navigation/destinations.ts'
import { toolsOf } from '#features/tools/tools.ts'
import { type PaletteAction, matchingActions, nearestActions } from '#features/search/actions.ts'
import { commandsOf } from '#routes/-palette-commands.ts'
import { pageWords, placesOf } from '#features/search/places.ts'

const icon = 'info'
const nothing = () => undefined
const all: PaletteAction[] = [
  ...destinations.map(({ label, section }) => ({
    key: section,
    title: label,
    icon: icon as 'info',
    words: pageWords[section],
  })),
  ...['Account', 'Preferences', 'Help'].map((title) => ({
    key: title,
    title,
    icon: icon as 'info',
    words: pageWords[title.toLowerCase()],
  })),
  ...placesOf('store').map((place) => ({ ...place, key: place.title, note: undefined })),
  ...toolsOf('store', ['CHARGEBACK']).map(({ name: title, words }) => ({
    key: title,
    title,
    icon: icon as 'info',
    words,
  })),
  ...commandsOf({
    isPrivate: false,
    onReload: nothing,
    onPrivacy: nothing,
    onShortcuts: nothing,
    onScheme: nothing,
    onSignOut: nothing,
  }),
]
const near = (text: string) => matchingActions(all, text).near.map(({ title }) => title)
const found = (text: string) => matchingActions(all, text).exact.map(({ title }) => title)

/** What merchants type, and one row that must be among those found. */
const typed: Record<string, string> = {
  'payment, processor, gateway, provider, payout': 'Processors',
  'figures, stats, revenue, report, analytics, earn': 'Overview',
  yesterday: 'Overview, yesterday',
  today: 'Overview, today',
  week: 'Overview, 7 days',
  month: 'Overview, 30 days',
  'conversion, abandoned, unpaid, stuck': 'Overview by status',
  'dispute, chargeback, fraud, evidence': 'Dispute pack',
  'refund, money back': 'Refund an order',
  'export, csv, excel, download': 'Export orders',
  'tax, vat, accountant, bookkeeping, month, fees, export': 'Month’s end',
  'ip, ip address': 'Customers',
  'delete variant': 'Delete variant',
  'who bought, orders by product': 'Who bought this',
  backup: 'Backup',
  'price, edit, change price': 'Change a price',
  'make coupon, discount, promo, voucher': 'Coupons',
  'answer a review, respond': 'Answer a review',
  'block a customer, balance': 'Block a customer',
  'dark, light, night, theme, colour': 'Dark',
  'light, theme, appearance': 'Light',
  'same as device, theme': 'Same as device',
  'shortcut, keyboard, keys': 'Shortcuts',
  'refresh, reload': 'Reload this page’s data',
  'privacy, hide, blur': 'Privacy mode',
  'sign out, log out': 'Sign out',
  'plan, invoice, subscription, password': 'Account',
  'block, ban, vpn': 'Settings',
  'save, saved, template, canned, macro, snippet': 'Saved replies',
  language: 'Language',
  'new reply, template': 'New saved reply',
  'new reply, answer, waiting, support, inbox': 'Tickets',
  'webhook, delivery, hook, callback, log': 'Webhooks',
  'undelivered, missing key, late': 'Paid, not delivered',
  'duplicate, sold twice, same key': 'Sold twice',
  'check, problem, stock, low, expired': 'To fix',
  'activity, history, audit, who, log book': 'Changes',
  'key, licence, serial, whose': 'Whose key is this',
  'api, token, scope': 'API keys',
  'page size, limits, capabilities': 'Your platform',
  'language, timezone, currency, notification, quiet': 'Preferences',
  'print, bulk': 'Orders',
  affiliate: 'Customers',
  'error, failed, problem report': 'Errors',
  "help, how, can’t, can't, cant": 'Help',
}

describe.each(Object.entries(typed))('%s', (words, title) => {
  test.each(words.split(', '))(`“%s” finds ${title}`, (word) => {
    expect(found(word)).toContain(
      title === 'Coupons' && word === 'make coupon' ? 'Make a coupon' : title,
    )
  })
})

test('own words come before other words for it, which are shown', () => {
  expect(found('price')[0]).toBe('Change a price')
  expect(found('language')[0]).toBe('Language')
  expect(found('new reply')[0]).toBe('New saved reply')
  expect(found('payment').slice(0, 2)).toEqual(['Processors', 'Whose payment is this'])
  const [first] = matchingActions(all, 'gate').exact
  expect(first).toMatchObject({ title: 'Processors', note: 'gateway' })
  expect(matchingActions(all, 'proc').exact[0]?.note).toBeUndefined()
})

test('from five letters on, one slip is forgiven, but only where nothing matches', () => {
  expect(near('procesor')).toContain('Processors')
  expect(near('porcessor')).toContain('Processors')
  expect(near('prozessor')).toContain('Processors')
  expect(near('proccessor')).toContain('Processors')
  expect(near('orders')).toEqual([])
  expect(near('vat')).toEqual([])
  expect(near('vta')).toEqual([])
  expect(near('prozesor')).toEqual([])
})

const nearest = (text: string) =>
  nearestActions([...all, { key: 'help', title: 'Help', icon }], text).map(({ title }) => title)

test('where nothing matches, what begins alike is offered, or help', () => {
  expect(nearest('printing')).toEqual(['Orders'])
  expect(nearest('how do I bulk-edit')).toEqual(['Orders'])
  expect(nearest('zzz')).toEqual(['Help'])
})
