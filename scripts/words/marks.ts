import { type ESTree, Visitor, parseSync } from 'vite'
import { Sentence } from './sentence.ts'

/** A text as its author wrote it. */
export type Message = {
  /** ICU MessageFormat, in English. */
  message: string
  context?: string
  comment?: string
}

export type Mark = Message & {
  /** Where it stands in the code. */
  start: number
  end: number
  /** What each slot of the message is in the code (see `slotsOf`). */
  slots: Map<string, string>
  /** A `<Trans>`, whose values may be elements. */
  isRich: boolean
  /** Stands among the children or as the bare attribute of an element. */
  inJsx: boolean
}

export type MarkNode = ESTree.TaggedTemplateExpression | ESTree.CallExpression | ESTree.JSXElement

/** Whether a file can have marks at all. */
export const importsMarks = /['"](?:#base\/language\/words\.ts|#components\/text\/trans\.tsx)['"]/

/**
 * Replaces each mark of a source file by what `write` says for it, innermost first. Values keep
 * their code; the rest of the mark is gone.
 */
export function replaceMarks(
  code: string,
  file: string,
  write: (mark: Mark) => string,
): { start: number; end: number; text: string }[] {
  const path = file.replace(/\?.*/, '')
  const { program, errors } = parseSync(path, code, { lang: path.endsWith('x') ? 'tsx' : 'ts' })
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const kinds = importedMarks(program)
  if (kinds.size === 0) return []
  const { found, inJsx } = findMarks(program, kinds)

  const render = (start: number, end: number) => {
    let text = ''
    let at = start
    for (const node of found) {
      if (node.start < at || node.end > end) continue
      text += code.slice(at, node.start) + written(node)
      at = node.end
    }
    return text + code.slice(at, end)
  }
  const written = (node: MarkNode) => {
    try {
      const sentence = new Sentence(kinds, render)
      const { isRich, ...mark } = sentence.read(node)
      const { start, end } = node
      const text = write({ ...mark, isRich, inJsx: inJsx.has(node), start, end })
      return inJsx.has(node) ? `{${text}}` : text
    } catch (error) {
      const line = code.slice(0, node.start).split('\n').length
      throw new Error(`${path}:${line}: ${(error as Error).message}`, { cause: error })
    }
  }

  const outermost: MarkNode[] = []
  for (const node of found) if (node.start >= (outermost.at(-1)?.end ?? 0)) outermost.push(node)
  return outermost.map((node) => ({ start: node.start, end: node.end, text: written(node) }))
}

/** The local names of `t`, `plural` and `Trans`. */
function importedMarks({ body }: ESTree.Program): Map<string, string> {
  const kinds = new Map<string, string>()
  for (const node of body) {
    if (node.type !== 'ImportDeclaration' || !importsMarks.test(`'${node.source.value}'`)) continue
    for (const specifier of node.specifiers) {
      if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') continue
      kinds.set(specifier.local.name, specifier.imported.name)
    }
  }
  return kinds
}

function findMarks(program: ESTree.Program, kinds: ReadonlyMap<string, string>) {
  const found: MarkNode[] = []
  const inJsx = new Set<ESTree.Node>()
  const noteChildren = ({ children }: { children: ESTree.JSXChild[] }) =>
    children.forEach((child) => inJsx.add(child))
  new Visitor({
    TaggedTemplateExpression(node) {
      if (node.tag.type === 'Identifier' && kinds.get(node.tag.name) === 't') found.push(node)
    },
    CallExpression(node) {
      const { callee } = node
      if (callee.type !== 'Identifier') return
      if (['t', 'plural'].includes(kinds.get(callee.name) ?? '')) found.push(node)
    },
    JSXElement(node) {
      const { name } = node.openingElement
      if (name.type === 'JSXIdentifier' && kinds.get(name.name) === 'Trans') found.push(node)
      noteChildren(node)
    },
    JSXFragment: noteChildren,
    JSXAttribute: ({ value }) => void (value && inJsx.add(value)),
  }).visit(program)
  found.sort((a, b) => a.start - b.start)
  return { found, inJsx }
}
