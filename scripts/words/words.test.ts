import { type ReactNode, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as runtime from 'react/jsx-runtime'
import { minify } from 'terser'
import { transformWithOxc } from 'vite'
import { expect, test } from 'vitest'
import { withoutIslands } from '#base/language/islands.ts'
import { inlineWords } from './inline.ts'
import { replaceMarks } from './marks.ts'
import { type Marked, markedCall } from './plugin.ts'

const ISLANDS = /[\u200F\u2066-\u2069]/
const island = (value: string) => `\u2068\u2068\${${value}}\u2069\u2069`

const imports = `import { plural, t } from '#base/language/words.ts'
import { Trans } from '#components/text/trans.tsx'
`

function mark(source: string) {
  const messages: Marked = {}
  const code = imports + source
  const marks = replaceMarks(code, 'a.tsx', (each) => markedCall(each, messages))
  const marked = marks.reduceRight(
    (text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end),
    code,
  )
  return { messages, marked: marked.slice(imports.length).replaceAll('/*@__PURE__*/', '') }
}

function say(script: string, messages: Marked, language: string, texts: Record<string, string>) {
  const textOf = (id: string) => texts[messages[id]?.message ?? '']
  return inlineWords(script, { language, messages, textOf })
}

test.each([
  ['x = t`Orders`', ['Orders'], 'x = `Orders`', { Orders: 'Bestellungen' }, 'x = `Bestellungen`'],
  [
    'x = t`Refund of ${paidText}`',
    ['Refund of {paidText}'],
    'x = `Refund of ${paidText}`',
    { 'Refund of {paidText}': '{paidText} erstatten' },
    'x = `${paidText} erstatten`',
  ],
  [
    'x = t`Order ${order.id.slice(0, 8)}, ${email ?? t`no email`}`',
    ['no email', 'Order {id}, {email}'],
    'x = `Order ${order.id.slice(0, 8)}, ${email ?? `no email`}`',
    { 'no email': 'ohne E-Mail', 'Order {id}, {email}': '{email}, {id}' },
    'x = `${email ?? `ohne E-Mail`}, ${order.id.slice(0, 8)}`',
  ],
  [
    'x = plural(n, { one: "1 file", other: `${formatNumber(n)} files` })',
    ['{n, plural, one {1 file} other {{n} files}}'],
    'x = (n===1?`1 file`:`${formatNumber(n)} files`)',
    {
      '{n, plural, one {1 file} other {{n} files}}':
        '{n, plural, one {1 Datei} other {{n} Dateien}}',
    },
    'x = (n===1?`1 Datei`:`${formatNumber(n)} Dateien`)',
  ],
  [
    'x = t`Deleted ${plural(files.length, { one: "a file", other: `${files.length} files` })} from ${store}`',
    ['Deleted {files, plural, one {a file} other {{files} files}} from {store}'],
    'x = `Deleted ${(files.length===1?`a file`:`${files.length} files`)} from ${store}`',
    {},
    undefined,
  ],
  [
    't({ message: `Open ${name}`, context: "verb", comment: "A button" })',
    ['Open {name}'],
    '`Open ${name}`',
    {},
    undefined,
  ],
  [
    "t`It's {odd} \\` \\${0}`",
    ["It''s '{'odd'}' ` $'{'0'}'"],
    "`It's {odd} \\` \\${0}`",
    {},
    undefined,
  ],
  [
    't`${a.id} of ${b.id}, ${a.id}`',
    ['{id} of {id2}, {id}'],
    '`${a.id} of ${b.id}, ${a.id}`',
    {},
    undefined,
  ],
  ['t`${n % 2} of ${n + 1}`', ['{n} of {n2}'], '`${n % 2} of ${n + 1}`', {}, undefined],
  ['t`${1} of ${[2]}`', ['{0} of {1}'], '`${1} of ${[2]}`', {}, undefined],
])('%s', (source, said, english, translations, german) => {
  const { messages, marked } = mark(source)
  expect(Object.values(messages).map(({ message }) => message)).toEqual(said)
  expect(say(marked, messages, 'en', {})).toBe(english)
  expect(say(marked, messages, 'de', translations as Record<string, string>)).toBe(
    german ?? english,
  )
})

test.each([
  ['x = t`Refund of ${paid}`', 'رد {paid}', 'x = `رد \u2068\u2068${paid}\u2069\u2069`'],
  ['x = t`Refund of ${paid}`', undefined, 'x = `Refund of \u2068\u2068${paid}\u2069\u2069`'],
  // Intl has its own marks, which a comparison of formats must not meet.
  ['x = t({ message: `${figure}%`, context: "CLDR" })', '{figure}%', 'x = `${figure}%`'],
  // What begins with a value says itself how it runs.
  [
    'x = t`${label}: ${text}`',
    undefined,
    `x = \`\u200F\u200F${island('label')}: ${island('text')}\``,
  ],
  ['x = t`Paid ${paid}`', '{paid} مدفوع', `x = \`\u200F\u200F${island('paid')} مدفوع\``],
  ['x = t`${name}.csv`', undefined, `x = \`${island('name')}.csv\``],
])('a value is an island in a text from right to left: %s', (source, arabic, said) => {
  const { messages, marked } = mark(source)
  const [message = ''] = Object.values(messages).map((each) => each.message)
  expect(say(marked, messages, 'ar', arabic ? { [message]: arabic } : {})).toBe(said)
  expect(say(marked, messages, 'ja', arabic ? { [message]: arabic } : {})).not.toMatch(ISLANDS)
})

test('among elements only what is text becomes an island, and what leaves a page has none', async () => {
  const source = `
    const Said = ({ paid, who }) => <p><Trans>Paid {paid} by <b>it is {who}</b>, <i />{null}</Trans></p>
  `
  const { messages, marked } = mark(source)
  const Said = evaluated(say(await minified(marked), messages, 'ar', {}))
  const markup = renderToStaticMarkup(createElement(Said, { paid: '64.31 USD', who: 7 }))
  expect(markup).toBe(
    '<p>Paid \u2068\u206864.31 USD\u2069\u2069 by <b>it is \u2068\u20687\u2069\u2069</b>, <i></i></p>',
  )
  expect(withoutIslands(markup)).toBe('<p>Paid 64.31 USD by <b>it is 7</b>, <i></i></p>')
  expect(withoutIslands('\u200F\u200F\u200Fa, b')).toBe('\u200Fa, b')
  expect(withoutIslands('\u2068\u2068\u2068@mara\u2069\u2069\u2069')).toBe('\u2068@mara\u2069')
})

test('a minified script says the same, in any order and with all forms of a language', async () => {
  const source = `
    const Said = ({ page, last, onPage, files }) => (
      <p title={t\`Pages\`}>
        <Trans>
          Page <PageNumber page={page} onPage={onPage} /> of{' '}
          <b title={t\`Last\`}>at most {last}</b>
        </Trans>
        <Trans>{files} {plural(files, { one: 'file', other: 'files' })}</Trans>
        {page > 1 ? t\`One of \${page}\` : t\`One of \${last}\`}
      </p>
    )
    const PageNumber = ({ page }) => <input value={page} readOnly />
  `
  const texts = {
    Pages: 'Strony',
    Last: 'Ostatnia',
    'Page {pageNumber} of <0>at most {last}</0>': '<0>Najwyżej {last}</0>, strona {pageNumber}',
    '{files} {files, plural, one {file} other {files}}':
      '{files, plural, one {{files} plik} few {{files} pliki} many {{files} plików} other {{files} pliku}}',
  }
  const { messages, marked } = mark(source)
  const script = await minified(marked)
  const markup = (language: string, files: number) => {
    const Said = evaluated(say(script, messages, language, language === 'en' ? {} : texts))
    return renderToStaticMarkup(createElement(Said, { page: 2, last: 12, files }))
  }
  const english = `<p title="Pages">Page <input readOnly="" value="2"/> of <b title="Last">at most 12</b>FILES</p>`
  expect(markup('en', 1)).toBe(english.replace('FILES', '1 fileOne of 2'))
  expect(markup('en', 5)).toBe(english.replace('FILES', '5 filesOne of 2'))
  const polish = `<p title="Strony"><b title="Ostatnia">Najwyżej 12</b>, strona <input readOnly="" value="2"/>FILES</p>`
  expect(markup('pl', 1)).toBe(polish.replace('FILES', '1 plikOne of 2'))
  expect(markup('pl', 3)).toBe(polish.replace('FILES', '3 plikiOne of 2'))
  expect(markup('pl', 12)).toBe(polish.replace('FILES', '12 plikówOne of 2'))
})

/** As a build does, so that calls have been moved, joined and renamed as far as a minifier goes. */
async function minified(source: string) {
  const jsx = { runtime: 'automatic', development: false } as const
  const { code } = await transformWithOxc(source, 'a.jsx', { jsx })
  const whole = `run = (require) => { ${code}; return Said }`
  return (await minify(whole, { compress: { passes: 3, ecma: 2020 } })).code ?? ''
}

function evaluated(code: string) {
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- what a build makes of the lines above
  const run = new Function(`let run; ${code}; return run`)() as (
    require: () => unknown,
  ) => Component
  return run(() => runtime)
}

type Component = (props: Record<string, string | number>) => ReactNode

test.each([
  ['t(label)', 'a.tsx:3: A mark takes its words as they stand'],
  [
    'plural(n, { other: "files" })',
    'a.tsx:3: plural(count, { one, other }) needs a count and both forms',
  ],
  [
    'plural(n, { one: "a", other: many })',
    'a.tsx:3: The words of a mark are a string or a template',
  ],
  ['t` `', 'a.tsx:3: A mark without words'],
  ['<Trans>A&hellip;b</Trans>', 'a.tsx:3: Write the character itself, not &hellip;'],
])('%s is refused', (source, why) => {
  expect(() => mark(source)).toThrow(why)
})
