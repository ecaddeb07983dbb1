import { STANDARD } from './standard.ts'
import { expect, test } from 'vitest'
import {
  type Entry,
  type Found,
  parseCatalogue,
  printCatalogue,
  readCatalogue,
  textsOf,
  translatedLanguages,
  updatedCatalogue,
} from './catalogue.ts'
import { checkCatalogue, checkCatalogues, faultsOf, parseDecisions } from './check.ts'
import { collectMessages } from './extract.ts'
import { inventedLanguage, readLanguages } from './languages.ts'
import { idOf, parseMessage, pluralCategories } from './message.ts'
import { pseudo } from './pseudo.ts'

const files = '{n, plural, one {1 file} other {{n} files}}'

// Thirteen catalogues of thousands of texts take their time on a busy machine.
test('the catalogues fit the source', { timeout: 120_000 }, () => {
  expect(checkCatalogues().filter(({ isError }) => isError)).toEqual([])
})

test('a language that comes along says everything', () => {
  const missing = translatedLanguages().flatMap((language) =>
    readCatalogue(language)
      .filter(({ text, isGone }) => !text && !isGone)
      .map(({ message }) => `${language}: ${message}`),
  )
  expect(missing).toEqual([])
})

test.each([
  ['Orders', 'Bestellungen', []],
  [
    'Order of {email}',
    'Bestellung von {mail}',
    ['lacks {email}', 'has {mail}, which the English doesn’t'],
  ],
  ['Read <0>it</0>', 'Lies es', ['lacks <0>']],
  ['Read <0>it</0>', 'Lies <0>es', ['not valid: <0> isn’t closed']],
  [
    'Order of {email}',
    'Bestellung von {email',
    ['not valid: Unexpected message end at line 1 col 22:'],
  ],
  [files, '{n, plural, other {{n} Dateien}}', ['lacks the plural one']],
  [
    files,
    '{n, plural, one {1 Datei} few {a} other {{n} Dateien}}',
    ['not valid: The plural case few is not valid in this locale at line 1 col 26:'],
  ],
  [
    files,
    '{n, plural, =1 {1 Datei} one {1} other {{n} Dateien}}',
    ['not valid: “=1” is not used: write the language’s forms'],
  ],
  [
    files,
    '{n, plural, one {# Datei} other {# Dateien}}',
    ['not valid: “#” counts without our grouping: name it'],
  ],
  [files, '{n} Dateien', ['lacks plural {n}']],
  ['paid ', 'bezahlt', ['spaces at the ends differ']],
  ['Keep order', 'Keep order', ['still English', '“order” is not said by bestell or auftrag']],
  ['Team', 'Team', []],
  ['CSV, {rows}', 'CSV, {rows}', []],
  ['{order} is paid', '{order} ist bezahlt', []],
  ['Refunded orders', 'Erstattete Artikel', ['“order” is not said by bestell or auftrag']],
  ['Close', 'Schließen Sie dieses Fenster', ['long: 28 of 19']],
  ['Close your page', 'Schließ deine Seite', ['“deine”, though the reader is Sie']],
])('%s: %s', (english, german, faults) => {
  const address = { form: 'Sie', never: ['du', 'deine'] }
  const decisions = { terms: { order: ['bestell', 'auftrag'] }, address, same: ['Team'] }
  expect(faultsOf('de', english, german, decisions)).toEqual(faults)
})

test.each([
  ['fr', ['says 1 where the same form stands for 0: name the count']],
  ['uk', ['says 1 where the same form stands for 21: name the count']],
  ['de', []],
])('a form for more numbers than 1 names its count: %s', (language, faults) => {
  const forms = pluralCategories(language).map((form) =>
    form === 'one' ? 'one {1 x}' : `${form} {{n} x}`,
  )
  expect(faultsOf(language, files, `{n, plural, ${forms.join(' ')}}`)).toEqual(faults)
})

test('Arabic has six forms', () => {
  const two = '{n, plural, one {a} other {{n} b}}'
  expect(faultsOf('ar', files, two)).toEqual(['lacks the plural zero, two, few, many'])
})

const source = `import { plural as count, t } from '#base/language/words.ts'
t\`Orders\`; t\`Orders\`; t({ message: 'Open', context: 'verb', comment: 'A button' })
const label = t\`\${count(n, { one: '1 file', other: \`\${n} files\` })}\`
`

function extracted(): Found[] {
  const found = new Map<string, Found>()
  collectMessages(source, 'src/b.ts', found)
  collectMessages(source.slice(0, source.indexOf('; ')), 'src/a.ts', found)
  return [...found.values()]
}

test('extraction finds each text once, with where it stands and what is said about it', () => {
  expect(extracted()).toEqual([
    { message: 'Orders', files: ['src/b.ts', 'src/a.ts'] },
    { message: 'Open', context: 'verb', comment: 'A button', files: ['src/b.ts'] },
    { message: files, files: ['src/b.ts'] },
  ])
})

test('a catalogue keeps its translations, notes and doubts, and what has gone', () => {
  const entry = { notes: ['Formal'], isDoubtful: true, isGone: false, files: [] }
  const before: Entry[] = [
    { ...entry, message: 'Open', context: 'verb', text: 'Öffnen' },
    { ...entry, message: 'Gone “by”\nnow', text: 'Weg' },
    { ...entry, message: 'Never said', text: '' },
  ]
  const after = parseCatalogue(printCatalogue('de', updatedCatalogue(before, extracted())))
  expect(
    after.map(({ message, text, isDoubtful, isGone }) => [message, text, isDoubtful, isGone]),
  ).toEqual([
    ['Open', 'Öffnen', true, false],
    ['Orders', '', false, false],
    [files, '', false, false],
    ['Gone “by”\nnow', 'Weg', true, true],
  ])
  expect(after[0]).toMatchObject({ notes: ['Formal'], comment: 'A button', files: ['src/b.ts'] })
  expect(textsOf('de', after).get(idOf('Open', 'verb'))).toBe('Öffnen')
  expect(textsOf('de', after).has(idOf('Gone'))).toBe(false)
  const again = updatedCatalogue(after, extracted())
  expect(printCatalogue('de', again)).toBe(printCatalogue('de', after))
  const told = checkCatalogue('de', before, extracted(), {}).map(({ message }) => message)
  expect(told).toEqual(['Orders', files, 'Gone “by”\nnow', 'Never said'])
})

test('an invented language keeps places, elements and forms', () => {
  const said = pseudo('Read <0>the terms</0> of {name}')
  expect(said).toContain('\u202e')
  expect(forward(said)).toBe('[Rééáád <0>théé téérmš</0> óóf {name}]')
  const arabic = pseudo(files)
  expect(faultsOf('ar-XB', files, arabic)).toEqual([])
  expect(parseMessage(arabic, 'ar-XB')[1]).toHaveProperty('forms.few')
})

const forward = (text: string) => text.replaceAll(/[\u202c\u202e]/g, '')

test('a language tells how much of a build it says, and an invented one says all', () => {
  const messages = {
    [idOf('Orders')]: { message: 'Orders' },
    [idOf('Nowhere')]: { message: 'Nowhere' },
  }
  for (const { share, textOf } of readLanguages(messages)) {
    expect(share).toBeLessThanOrEqual(0.5)
    expect(textOf(idOf('Nowhere'))).toBeUndefined()
  }
  const invented = inventedLanguage(messages)
  expect(forward(invented.textOf(idOf('Orders'))!)).toBe('[Órdéérš]')
  expect(invented.textOf('unknown')).toBeUndefined()
})

test.each([
  [
    'terms:\n  refund: [vr[aá], vrat]',
    'languages/cs.yaml can’t be read: YAMLParseError: Missing ,',
  ],
  ['terms:\n  refund: vrat', 'languages/cs.yaml can’t be read: ✖ Invalid input: expected array'],
  ['term:\n  refund: [vrat]', 'languages/cs.yaml can’t be read: ✖ Unrecognized key: "term"'],
])('a language’s decisions that can’t be read are told in one sentence: %j', (yaml, told) => {
  expect(() => parseDecisions('languages/cs.yaml', yaml)).toThrow(told)
})

test('known statuses are one text, by the words that platforms send', () => {
  const statuses = textsOf('de').get(idOf('-', STANDARD))?.split(';')
  expect(statuses).toContain('completed=Abgeschlossen')
  expect(statuses).toContain('charged back=Rückbuchung')
  expect(textsOf('xx').get(idOf('-', STANDARD))).toBe('-')
})
