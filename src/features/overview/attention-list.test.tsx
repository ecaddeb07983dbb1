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
