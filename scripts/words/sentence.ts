import type { ESTree } from 'vite'
import type { Mark, MarkNode, Message } from './marks.ts'
import { type Part, printMessage } from './message.ts'
import { nameOf } from './names.ts'
import { STANDARD } from './standard.ts'

type Expression = ESTree.Expression | ESTree.JSXEmptyExpression
type Words = Message & Pick<Mark, 'slots' | 'isRich'>

/** Where the content of an element belongs that a text brings along. */
export const CONTENT = '__content'

/** Reads one mark: what a translator sees, and what the code puts into its places. */
export class Sentence {
  private readonly slots = new Map<string, string>()
  private tags = 0
  private unnamed = 0
  /** `t`, `plural` and `Trans` by their local names. */
  private readonly kinds: ReadonlyMap<string, string>
  /** The code between two places, with the marks in it replaced. */
  private readonly render: (start: number, end: number) => string

  constructor(kinds: ReadonlyMap<string, string>, render: (start: number, end: number) => string) {
    this.kinds = kinds
    this.render = render
  }

  read(node: MarkNode): Words {
    const isRich = node.type === 'JSXElement'
    const described = isRich ? attributesOf(node) : this.descriptionOf(node)
    const parts = isRich ? this.children(node.children) : this.parts(node)
    const message = printMessage(joined(parts))
    if (!message.trim() && described.context !== STANDARD) throw new Error('A mark without words')
    return { message, ...described, slots: this.slots, isRich }
  }

  private kindOf(node: Expression): string | undefined {
    if (node.type === 'TaggedTemplateExpression' && node.tag.type === 'Identifier')
      return this.kinds.get(node.tag.name)
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier')
      return this.kinds.get(node.callee.name)
    return undefined
  }

  private descriptionOf(node: MarkNode): Pick<Message, 'context' | 'comment'> {
    if (node.type !== 'CallExpression' || this.kindOf(node) !== 't') return {}
    const fields = fieldsOf(node.arguments[0])
    const said = (name: string) => {
      const value = fields.get(name)
      return value && literalOf(value, `The ${name} of a text`)
    }
    return { context: said('context'), comment: said('comment') }
  }

  /** The words of a mark, or of a text inside one. */
  private parts(node: Expression | MarkNode): Part[] {
    if (node.type === 'ParenthesizedExpression') return this.parts(node.expression)
    if (node.type === 'Literal' && typeof node.value === 'string') return [node.value]
    if (node.type === 'TemplateLiteral') return this.template(node)
    const kind = node.type === 'JSXElement' ? undefined : this.kindOf(node)
    if (kind === 't' && node.type === 'TaggedTemplateExpression') return this.template(node.quasi)
    if (kind === 't' && node.type === 'CallExpression') {
      const message = fieldsOf(node.arguments[0]).get('message')
      if (!message) throw new Error('t({ message }) has no message')
      return this.parts(message)
    }
    if (kind === 'plural' && node.type === 'CallExpression') return [this.plural(node)]
    throw new Error('The words of a mark are a string or a template')
  }

  private template({ quasis, expressions }: ESTree.TemplateLiteral): Part[] {
    return quasis.flatMap((quasi, at) => {
      const value = expressions[at]
      return [quasi.value.cooked ?? '', ...(value ? this.inText(value) : [])]
    })
  }

  private plural({ arguments: [count, forms] }: ESTree.CallExpression): Part {
    const fields = fieldsOf(forms)
    if (!count || count.type === 'SpreadElement' || !fields.has('one') || !fields.has('other')) {
      throw new Error('plural(count, { one, other }) needs a count and both forms')
    }
    const name = this.slot(count, '#')
    const entries = [...fields].map(([key, words]) => [key, joined(this.parts(words))] as const)
    return { count: name, forms: Object.fromEntries(entries) }
  }

  /** A value in a text; a plural there is part of the sentence. */
  private inText(node: Expression): Part[] {
    if (node.type === 'ParenthesizedExpression') return this.inText(node.expression)
    if (this.kindOf(node) === 'plural') return this.parts(node)
    return [{ value: this.slot(node) }]
  }

  private children(children: ESTree.JSXChild[]): Part[] {
    return children.flatMap((child): Part[] => {
      if (child.type === 'JSXText') return [jsxText(child.value)]
      if (child.type === 'JSXFragment') return this.children(child.children)
      if (child.type === 'JSXSpreadChild') throw new Error('A text cannot spread its children')
      if (child.type === 'JSXElement') return [this.element(child)]
      const { expression } = child
      if (expression.type === 'JSXEmptyExpression') return []
      const isText =
        (expression.type === 'Literal' && typeof expression.value === 'string') ||
        expression.type === 'TemplateLiteral'
      return isText ? this.parts(expression) : this.inText(expression)
    })
  }

  private element(node: ESTree.JSXElement): Part {
    const { openingElement: opening, closingElement: closing } = node
    if (isTrans(node, this.kinds)) throw new Error('A Trans inside a Trans')
    if (!closing || !this.hasWords(node.children)) return { value: this.slot(node) }
    const tag = String(this.tags++)
    const start = this.render(opening.start, opening.end)
    const end = this.render(closing.start, closing.end)
    this.slots.set(`<${tag}`, `${start}{${CONTENT}}${end}`)
    return { tag, parts: joined(this.children(node.children)) }
  }

  /** An element without words of its own is a value to translators. */
  private hasWords(children: ESTree.JSXChild[]): boolean {
    return children.some((child) => {
      if (child.type === 'JSXText') return /\p{L}/u.test(child.value)
      if (child.type === 'JSXElement' || child.type === 'JSXFragment')
        return this.hasWords(child.children)
      if (child.type !== 'JSXExpressionContainer') return false
      const { expression } = child
      if (expression.type === 'Literal') return /\p{L}/u.test(String(expression.value))
      if (expression.type !== 'TemplateLiteral') return this.kindOf(expression) === 'plural'
      return expression.quasis.some(({ value }) => /\p{L}/u.test(value.raw))
    })
  }

  /** Names a value, the same one twice by the same name. */
  private slot(node: ESTree.Node, kind: '' | '#' = ''): string {
    const rendered = this.render(node.start, node.end)
    const code = node.type === 'SequenceExpression' ? `(${rendered})` : rendered
    const same = [...this.slots].find(
      ([key, of]) => of === code && key.startsWith('#') === Boolean(kind),
    )
    if (same && !same[0].startsWith('<')) return same[0].slice(kind.length)
    const name = nameOf(node) ?? String(this.unnamed++)
    let free = name
    for (let n = 2; this.slots.has(kind + free); n++) free = `${name}${n}`
    this.slots.set(kind + free, code)
    return free
  }
}

function isTrans(node: ESTree.JSXElement, kinds: ReadonlyMap<string, string>): boolean {
  const { name } = node.openingElement
  return name.type === 'JSXIdentifier' && kinds.get(name.name) === 'Trans'
}

function attributesOf(node: ESTree.JSXElement): Pick<Message, 'context' | 'comment'> {
  const said: Record<string, string> = {}
  for (const attribute of node.openingElement.attributes) {
    const { name, value } = attribute.type === 'JSXAttribute' ? attribute : {}
    if (name?.type !== 'JSXIdentifier' || value?.type !== 'Literal') {
      throw new Error('Trans takes a context and a comment, both plain strings')
    }
    said[name.name] = value.value
  }
  return { context: said.context, comment: said.comment }
}

function fieldsOf(node: ESTree.Argument | undefined): Map<string, ESTree.Expression> {
  if (node?.type !== 'ObjectExpression') throw new Error('A mark takes its words as they stand')
  return new Map(
    node.properties.map((property) => {
      if (property.type !== 'Property' || property.computed || property.key.type !== 'Identifier') {
        throw new Error('A mark takes plain fields')
      }
      return [property.key.name, property.value]
    }),
  )
}

function literalOf(node: ESTree.Expression, what: string): string {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  throw new Error(`${what} is a plain string`)
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' }

/** As JSX reads it: lines are trimmed and joined. */
function jsxText(raw: string): string {
  const characters = raw.replaceAll(/&(\w+|#\d+);/g, (entity, name: string) => {
    const character = entities[name]
    if (!character) throw new Error(`Write the character itself, not ${entity}`)
    return character
  })
  const lines = characters.split(/\r\n|\n|\r/)
  const trimmed = lines.map((line, at) => {
    const start = at > 0 ? line.replace(/^[ \t]+/, '') : line
    return at < lines.length - 1 ? start.replace(/[ \t]+$/, '') : start
  })
  return trimmed.filter(Boolean).join(' ')
}

function joined(parts: Part[]): Part[] {
  const whole: Part[] = []
  for (const part of parts) {
    const last = whole.at(-1)
    if (typeof part === 'string' && typeof last === 'string') whole[whole.length - 1] = last + part
    else if (part !== '') whole.push(part)
  }
  return whole
}
