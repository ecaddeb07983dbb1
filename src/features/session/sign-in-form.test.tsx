import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SignInField } from './sign-in-form.tsx'

const render = (secret?: boolean) =>
  renderToStaticMarkup(
    <SignInField
      label="API key"
      hint="A hint"
      name="api-key"
      secret={secret}
      value=""
      onChange={() => undefined}
    />,
  )

test('the key’s field is masked, can be shown, and password managers may fill it in', () => {
  const html = render(true)
  expect(html).toContain('type="password"')
  expect(html).toContain('autoComplete="current-password"')
  expect(html).toContain('aria-label="Show the key"')
  expect(html).not.toMatch(/onpaste|maxlength/i)
})

test('another field is neither masked nor remembered', () => {
  expect(render()).toContain('type="text"')
  expect(render()).toContain('autoComplete="off"')
})
