import { type ESTree, Visitor, parseSync } from 'vite'
import type { Message } from './marks.ts'
import { type Part, oncePerLanguage, parseMessage, pluralCategories, slotsOf } from './message.ts'
import { CONTENT } from './sentence.ts'
import { FROM_RIGHT, ISLAND, STANDARD, directionOf } from './standard.ts'

/** A marked call is `__t$ID(values)`, a text, or `__n$ID(values)`, what an element contains. */
export const TEXT = '__t$'
export const NODES = '__n$'

type Language = {
  language: string
  /** What a build marked, by id. */
  messages: Readonly<Record<string, Pick<Message, 'message' | 'context'>>>
  /** The text in the language; undefined leaves the English. */
  textOf: (id: string) => string | undefined
}

const PLURAL = '__form'

const ISLAND_OF = '__island'

/**
 * Puts the texts of one language in the place of the marked calls of a finished script. Throws if a
 * text doesn't fit its English.
 */
export function inlineWords(code: string, { language, messages, textOf }: Language): string {
  if (!code.includes(TEXT) && !code.includes(NODES)) return code
  const { calls, contents, spreads } = findCalls(code)
  const counts = new Counts(language)
  const islands = new Islands()
  const isRightToLeft = directionOf(language) === 'rtl'

  const render = (start: number, end: number, content?: string): string => {
    let text = ''
    let at = start
    for (const node of calls) {
      if (node.start < at || node.end > end) continue
      text += slice(at, node.start, content) + written(node)
      at = node.end
    }
    return text + slice(at, end, content)
  }
  /** Code without calls, in which the content of an element may have its place. */
  const slice = (start: number, end: number, content = CONTENT) => {
    let text = ''
    let at = start
    for (const place of contents) {
      if (place.start < at || place.end > end) continue
      text += code.slice(at, place.start) + content
      at = place.end
    }
    return text + code.slice(at, end)
  }
  const written = (call: Call): string => {
    const id = call.callee.name.slice(TEXT.length)
    const { message: english, context } = messages[id] ?? {}
    if (english === undefined) throw new Error(`No text is known for ${call.callee.name}`)
    const slots = new Map(
      slotsOf(parseMessage(english)).map((slot, at) => [slot, call.arguments[at]]),
    )
    const codeOf = (slot: string, content?: string) => {
      const node = slots.get(slot)
      if (!node) throw new Error(`“${english}” has no ${slot}`)
      const inner = render(node.start, node.end, content)
      return node.type === 'SequenceExpression' ? `(${inner})` : inner
    }
    const text = textOf(id)
    const parts = text === undefined ? parseMessage(english) : parseMessage(text, language)
    const chosen = text === undefined && language !== 'en' ? new Counts('en') : counts
    // What Intl says brings its own marks.
    const hasIslands = isRightToLeft && context !== STANDARD
    const writer = new Writer(codeOf, chosen, hasIslands ? islands : undefined)
    const result = call.callee.name.startsWith(TEXT)
      ? writer.sentence(parts)
      : writer.nodes(parts, spreads.has(call))
    return result
  }

  const whole = render(0, code.length)
  const finished = whole + (counts.isAsked ? counts.helper() : '') + islands.helper()
  const { errors } = parseSync('chunk.js', finished)
  if (errors[0]) throw new Error(`A text broke the script: ${errors[0].message}`)
  return finished
}

type Call = ESTree.CallExpression & { callee: ESTree.IdentifierReference }

function findCalls(code: string) {
  const calls: Call[] = []
  const contents: ESTree.Node[] = []
  /** Calls among children: what they say can stand beside the others. */
  const spreads = new Set<ESTree.Node>()
  const { program, errors } = parseSync('chunk.js', code)
  if (errors[0]) throw new Error(errors[0].message)
  new Visitor({
    CallExpression(node) {
      const { callee } = node
      if (callee.type === 'Identifier' && /^__[tn]\$/.test(callee.name)) calls.push(node as Call)
    },
    Identifier(node) {
      if (node.name === CONTENT) contents.push(node)
    },
    Property({ key, value }) {
      if (key.type !== 'Identifier' || key.name !== 'children') return
      if (value.type !== 'ArrayExpression') return
      for (const element of value.elements) if (element) spreads.add(element)
    },
  }).visit(program)
  calls.sort((a, b) => a.start - b.start)
  contents.sort((a, b) => a.start - b.start)
  return { calls, contents, spreads }
}

/** Whether a language has one form for 1 and another for every other number, as English has. */
const isOneOrOther = oncePerLanguage((language) => {
  const rules = new Intl.PluralRules(language)
  const numbers = [...Array(1000).keys(), 0.5, 1.5, 1e6, 1_000_001]
  return (
    pluralCategories(language).length === 2 &&
    numbers.every((n) => (rules.select(n) === 'one') === (n === 1))
  )
})

/** How a language tells counts apart, as an expression. */
class Counts {
  isAsked = false
  private readonly categories: string[]
  private readonly isOneOrOther: boolean
  private readonly language: string

  constructor(language: string) {
    this.language = language
    this.categories = pluralCategories(language)
    this.isOneOrOther = isOneOrOther(language)
  }

  choose(count: string, forms: Record<string, string>): string {
    const other = forms.other ?? '``'
    if (this.categories.length === 1) return other
    if (this.isOneOrOther) return `(${count}===1?${forms.one ?? other}:${other})`
    this.isAsked = true
    const all = this.categories.map((category) => `${category}:${forms[category] ?? other}`)
    return `({${all.join(',')}})[${PLURAL}(${count})]`
  }

  /** Hoisted, and the rules are made once they are asked. */
  helper(): string {
    const rules = `new Intl.PluralRules(${JSON.stringify(this.language)})`
    return `\nfunction ${PLURAL}(n){return(${PLURAL}.r||(${PLURAL}.r=${rules})).select(n)}\n`
  }
}

/** What stands in a text may be an element, which has a direction of its own. */
class Islands {
  private isAsked = false

  among(code: string): string {
    this.isAsked = true
    return `${ISLAND_OF}(${code})`
  }

  helper(): string {
    if (!this.isAsked) return ''
    return `\nfunction ${ISLAND_OF}(v){return/^[sn]/.test(typeof v)?\`${ISLAND.join('${v}')}\`:v}\n`
  }
}

const FROM_RIGHT_LETTER = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u

function showsDirection([first]: readonly Part[]): boolean {
  if (typeof first === 'string') return FROM_RIGHT_LETTER.test(first)
  return first !== undefined && 'forms' in first && Object.values(first.forms).every(showsDirection)
}

/** A text whose own letters are all Latin, the name of a file for instance, stays as it is. */
function isFromRight(parts: readonly Part[]): boolean {
  const own = parts.map((part) => {
    if (typeof part === 'string') return part
    return 'forms' in part
      ? Object.values(part.forms)
          .flat()
          .filter((each) => typeof each === 'string')
          .join(' ')
      : ''
  })
  const letters = own.join('').replaceAll(/\P{L}/gu, '')
  return letters === '' ? parts.length > 1 : /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(letters)
}

type CodeOf = (slot: string, content?: string) => string

class Writer {
  private readonly codeOf: CodeOf
  private readonly counts: Counts
  private readonly islands: Islands | undefined

  constructor(codeOf: CodeOf, counts: Counts, islands: Islands | undefined) {
    this.codeOf = codeOf
    this.counts = counts
    this.islands = islands
  }

  /** Says how it runs where its first letter doesn’t: it may itself be a value, or stand alone. */
  sentence(parts: readonly Part[]): string {
    const text = this.text(parts)
    if (!this.islands || showsDirection(parts) || !isFromRight(parts)) return text
    return text.startsWith('`')
      ? text.replace('`', `\`${FROM_RIGHT}`)
      : `\`${FROM_RIGHT}\${${text}}\``
  }

  /** In the quotes of the minifier's strings: what repeats itself compresses. */
  text(parts: readonly Part[]): string {
    const [only] = parts
    if (parts.length === 1 && typeof only === 'object' && 'count' in only) return this.piece(only)
    const pieces = parts.map((part) => {
      if (typeof part === 'string') return part.replaceAll(/[`\\]|\$\{/g, '\\$&')
      const place = `\${${this.piece(part)}}`
      return this.islands && 'value' in part ? ISLAND.join(place) : place
    })
    return `\`${pieces.join('')}\``
  }

  /** Strings and elements side by side, as React takes them. */
  nodes(parts: readonly Part[], isSpread = false): string {
    const pieces = parts.map((part) =>
      typeof part === 'string' ? this.text([part]) : this.piece(part, true),
    )
    return isSpread || pieces.length === 1 ? pieces.join(',') : `[${pieces.join(',')}]`
  }

  private piece(part: Exclude<Part, string>, isRich = false): string {
    if ('value' in part) {
      const code = this.codeOf(part.value)
      return isRich && this.islands ? this.islands.among(code) : code
    }
    if ('tag' in part) {
      if (!isRich) throw new Error(`<${part.tag}> stands in a text without elements`)
      return this.codeOf(`<${part.tag}`, this.nodes(part.parts))
    }
    const forms = Object.entries(part.forms).map(([key, of]) => {
      const hasElements = isRich && slotsOf(of).some((slot) => slot.startsWith('<'))
      return [key, hasElements ? this.nodes(of) : this.text(of)]
    })
    return this.counts.choose(this.codeOf(`#${part.count}`), Object.fromEntries(forms))
  }
}
