import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AttentionList } from './attention-list.tsx'

const told = (isPartial: boolean) =>
  renderToStaticMarkup(<AttentionList groups={[]} isLoading={false} isPartial={isPartial} />)

test('nothing is called clear before every customer was checked for tickets', () => {
  expect(told(false)).toContain('All clear. Nothing needs you right now.')
  expect(told(true)).not.toContain('All clear')
  expect(told(true)).toContain('Nothing so far. Tickets are still being checked.')
})
