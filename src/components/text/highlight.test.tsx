import naughty from 'big-list-of-naughty-strings/blns.json' with { type: 'json' }
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Highlight } from './highlight.tsx'

const textOf = (html: string) => html.replaceAll(/<\/?(?:bdi|mark)[^>]*>/g, '')
const render = (text: string, term?: string) =>
  renderToStaticMarkup(<Highlight text={text} term={term} />)

test('the term is marked as it is written in the text', () => {
  expect(render('Anna Weiss', 'weiss')).toMatch(/^<bdi>Anna <mark[^>]*>Weiss<\/mark><\/bdi>$/)
  expect(render('Anna Weiss', '')).toBe('<bdi>Anna Weiss</bdi>')
})

test('a search for any text finds that text, not a pattern', () => {
  for (const term of [...naughty.filter(Boolean), '.*', '(', '[a-z]+', '\\', '$&']) {
    expect(textOf(render(`before ${term} after`, term))).toBe(
      textOf(render(`before ${term} after`)),
    )
    expect(render('an ordinary text', '.*')).not.toContain('<mark')
  }
})
