import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { CustomerSearchItem } from '#api/schemas/customers.ts'
import { CustomerPeek } from './customer-peek.tsx'

const peekOf = (dateCreated: string | undefined) =>
  renderToStaticMarkup(
    <CustomerPeek
      row={z.parse(CustomerSearchItem, { id: 'c1', dateCreated })}
      customer={undefined}
      storeCurrency="EUR"
      ordersLink={undefined}
      ticketLink={() => ({})}
      noted={undefined}
    />,
  )

test('who came minutes ago is a customer since a day, and nothing is said of an unknown day', () => {
  const recent = new Date(Date.now() - 240_000).toISOString()
  expect(peekOf(recent)).toMatch(/Customer since <time[^>]*>\d{1,2} \p{L}+ \d{4}/u)
  expect(peekOf(undefined)).not.toContain('Customer since')
})
