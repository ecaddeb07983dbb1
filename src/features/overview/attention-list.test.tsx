import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AttentionList } from './attention-list.tsx'

const told = (...unknown: string[]) =>
  renderToStaticMarkup(<AttentionList parts={[]} isLoading={false} unknown={unknown} />)

test('nothing is called clear before all was checked, and what was not is named', () => {
  expect(told()).toContain('All clear. Nothing needs you right now.')
  expect(told('tickets', 'orders since yesterday')).not.toContain('All clear')
  expect(told('tickets', 'orders since yesterday')).toContain(
    'Nothing so far. Not all could be checked: tickets and orders since yesterday.',
  )
})

test('what was not checked is named below other rows, too', () => {
  const failure = { id: 'stock', title: 'Stock didn’t load', onRetry: () => undefined }
  const parts = [{ rows: [], failures: [failure], isLoading: false }]
  const drawn = renderToStaticMarkup(
    <AttentionList parts={parts} isLoading={false} unknown={['disputed orders']} />,
  )
  expect(drawn).toContain('Not all could be checked: disputed orders.')
})

test('what failed is told while others are still awaited', () => {
  const failure = { id: 'stock', title: 'Stock didn’t load', onRetry: () => undefined }
  const parts = [
    { rows: [], failures: [], isLoading: true },
    { rows: [], failures: [failure], isLoading: false },
  ]
  const drawn = renderToStaticMarkup(<AttentionList parts={parts} isLoading unknown={[]} />)
  expect(drawn).toContain('Stock didn’t load')
})
