/* What `words/pieces` of lint.mjs finds. */

export const message =
  'Mark this text for translation: t, plural or Trans (base/language/words.ts).'

export function isMarked(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (at.type === 'TaggedTemplateExpression') return at.tag.name === 't'
    if (at.type === 'CallExpression' && /^(?:t|plural)$/.test(at.callee.name ?? '')) return true
    if (at.type === 'JSXElement' && at.openingElement.name.name === 'Trans') return true
    // A value inside a mark is code again.
    if (/^JSXAttribute$|Function/.test(at.type)) return false
  }
  return false
}

export const joinMessage =
  'Write one text, or put whole sentences together by base/language/sentences.ts.'
const compareMessage = 'This is translated: compare what it was made of.'

export const isMark = (node) =>
  (node?.type === 'TaggedTemplateExpression' && node.tag.name === 't') ||
  (node?.type === 'CallExpression' && /^(?:t|plural)$/.test(node.callee.name ?? '')) ||
  (node?.type === 'MemberExpression' && node.object.name === 'labels')

/** Whether a value is a marked text, at least in some case. */
export const mayBeMark = (node) =>
  isMark(node) ||
  (node?.type === 'LogicalExpression' && mayBeMark(node.right)) ||
  (node?.type === 'ConditionalExpression' &&
    (mayBeMark(node.consequent) || mayBeMark(node.alternate)))

/** The next child that is not the line break before it. */
function beside(node, step) {
  const children = node.parent.children ?? []
  let at = children.indexOf(node) + step
  while (children[at]?.type === 'JSXText' && !children[at].value.trim()) at += step
  return children[at]
}

const isMarkedChild = (node) =>
  node?.type === 'JSXExpressionContainer'
    ? mayBeMark(node.expression)
    : node?.type === 'JSXElement' && node.openingElement.name.name === 'Trans'

const isBetweenMarks = (node) =>
  !isMarked(node) && isMarkedChild(beside(node, -1)) && isMarkedChild(beside(node, 1))

const countMessage = 'A word beside a count changes with it: plural(n, {…}).'
/** Beside a count, what says nothing about how many there are. */
const countless = /^ (?:of|to|and|or|more|left|in|into|per|used|also|as|without|with|min|h|s|d)\b/

const isCount = ({ type, callee, property }) =>
  (type === 'CallExpression' && callee.name === 'formatNumber') ||
  (type === 'MemberExpression' && property.name === 'length')

const isCounted = (value, after) =>
  isCount(value) && /^ [a-z]/.test(after) && !countless.test(after)

/** `{index > 0 && ', '}`, `<b>{label}</b>: {value}`; a line of facts has its dots. */
export function isSeparator(node) {
  if (/^\s*[,:]\s*$/.test(node.value) && node.type === 'JSXText') return true
  if (!/^ ?[,:+] $/.test(node.value)) return false
  let place = node.parent
  while (/^(?:Logical|Conditional)Expression$/.test(place.type)) place = place.parent
  return place.type === 'JSXExpressionContainer' && place.parent.type !== 'JSXAttribute'
}

/** A word that a sentence gets as a value is read as well: `${pages ?? 'no'} pages`. */
export function createPieces(context) {
  const report = (node, said) => context.report({ node, message: said })
  /** By its name, or where it comes from. */
  const isText = (node) => {
    if (node.type === 'CallExpression' && /(?:Text|Words)$/.test(node.callee.name ?? ''))
      return true
    if (node.type !== 'Identifier') return isMark(node)
    let scope = context.sourceCode.getScope(node)
    while (scope && !scope.set.has(node.name)) scope = scope.upper
    const [definition] = scope?.set.get(node.name)?.defs ?? []
    const from = definition?.node.type === 'VariableDeclarator' && definition.node.init
    return Boolean(from) && from.type !== 'Identifier' && isText(from)
  }
  const check = (node) => {
    switch (node.type) {
      case 'ConditionalExpression':
        check(node.consequent)
        check(node.alternate)
        break
      case 'LogicalExpression':
        check(node.right)
        break
      case 'Literal':
        if (/[a-z]{2}/.test(node.value) && typeof node.value === 'string') {
          report(node, message)
        }
        break
      default:
    }
  }
  return {
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.name !== 't') return
      quasi.expressions.forEach((value, at) => {
        check(value)
        if (isCounted(value, quasi.quasis[at + 1].value.cooked)) {
          report(value, countMessage)
        }
      })
    },
    TemplateLiteral(node) {
      if (node.parent.type === 'TaggedTemplateExpression' || isMarked(node)) return
      for (const value of node.expressions.filter(isMark)) {
        report(value, joinMessage)
      }
    },
    JSXText(node) {
      if (/^ +$/.test(node.value) && isBetweenMarks(node)) report(node, joinMessage)
    },
    JSXExpressionContainer(node) {
      const { children = [] } = node.parent
      const after = children[children.indexOf(node) + 1]
      if (after?.type === 'JSXText' && isMarked(node) && isCounted(node.expression, after.value)) {
        report(node, countMessage)
      }
      if (node.expression.value !== ' ') return
      if (isBetweenMarks(node)) report(node, joinMessage)
    },
    BinaryExpression(node) {
      if (!/^[!=]==$/.test(node.operator)) return
      const sides = [node.left, node.right]
      const other = sides.find((side) => side.type === 'Literal' && /\p{L}/u.test(side.value))
      if (sides.some(isMark) || (other && sides.some((side) => side !== other && isText(side)))) {
        report(node, compareMessage)
      }
    },
  }
}
