import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { setPreference } from '#base/storage/preferences.ts'
import { CodeStrip } from './code-strip.tsx'

afterEach(() => setPreference('timeZone', 'browser'))

test('F15: a mark says when it was tried by the merchant’s clock', () => {
  setPreference('timeZone', 'Asia/Kathmandu')
  const tried = {
    id: '',
    dateCreated: '2026-11-20T14:23:45.678Z',
    responseCode: 500,
    signature: false,
  }
  const markup = renderToStaticMarkup(
    <CodeStrip logs={[tried]} linkTo={() => ({ to: '/' })} onZoom={() => undefined} />,
  )
  const [, title] = /title="([^"]*)"/.exec(markup) ?? []
  expect(title).toContain('20:08')
  expect(title).not.toContain('14:23:45.678')
})
