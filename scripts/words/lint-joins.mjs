/* What `words/joins` and `words/signs` of lint.mjs find. */
import { isMarked, joinMessage, mayBeMark } from './lint-pieces.mjs'

const listMessage =
  'Each language has its own signs: commaList, semicolonList, labelled (base/language).'
const pluralMessage = 'Other languages have other forms: plural(n, { one, other }).'
const figureMessage = 'Figures have the signs of the merchant: formatNumber (base/numbers).'
const timeMessage = 'Times are those of the merchant: base/time/time-format.ts.'
const sortMessage =
  'Names that people see: compareNames (base/language/formats.ts). Codes: compare.'

/** A line of facts has its dots, and lines need no words between them. */
const isLineOfFacts = (separator) => /[·\n]/.test(separator)

/** The list of `[t`…`, t`…`].filter(Boolean).join(' ')`. */
function joinedList({ object }) {
  const list = object.callee?.property?.name === 'filter' ? object.callee.object : object
  return list.type === 'ArrayExpression' ? list.elements : []
}

/** Between two values: `${a}, ${b}`, `${a} (${b})`. */
const SIGN = /^(?:[,;:] | [–—] | \()$/

function isList({ quasis }) {
  const parts = quasis.map(({ value }) => value.cooked)
  if (parts.length < 3) return false
  return (
    parts.some((part) => SIGN.test(part)) && parts.every((part) => !/[\p{L}\p{N}<>=]/u.test(part))
  )
}

const isNumber = (node, value) => node.type === 'Literal' && node.value === value

/** `n === 1 ? 'order' : 'orders'` */
function isHandPlural({ test, consequent, alternate }) {
  if (test.type !== 'BinaryExpression' || !isNumber(test.right, 1)) return false
  const words = [consequent, alternate].map((node) => node.value)
  if (words.some((word) => typeof word !== 'string')) return false
  const [shorter, longer] = words.toSorted((a, b) => a.length - b.length)
  return /^(?:s|es)$/.test(longer)
    ? shorter === ''
    : /^\p{L}{2}/u.test(shorter) && longer.startsWith(shorter.slice(0, 2))
}

/** Of `.join(', ')`. */
function separatorOf({ callee, arguments: [separator] }) {
  if (callee.property?.name !== 'join') return undefined
  return separator ? separator.value : ','
}

/** `+` and such signs, which a build takes from Intl. */
const isStandard = ({ arguments: [text] = [] }) =>
  text?.properties?.some(({ value }) => value.value === 'CLDR')

const betweenMarks = (node) => node.type === 'Identifier' && node.name === 'betweenSentences'

/** Texts joined by hand, and plurals of English. */
export function createJoins(context) {
  return {
    BinaryExpression(node) {
      const sides = [node.left, node.right]
      if (node.operator !== '+' || isMarked(node) || sides.some(betweenMarks)) return
      if (sides.some((side) => mayBeMark(side) && !isStandard(side)))
        context.report({ node, message: joinMessage })
    },
    CallExpression(node) {
      if (separatorOf(node) === undefined || isLineOfFacts(separatorOf(node))) return
      if (joinedList(node.callee).some(mayBeMark)) context.report({ node, message: joinMessage })
    },
    ConditionalExpression(node) {
      if (isHandPlural(node)) context.report({ node, message: pluralMessage })
    },
  }
}

/** A cell of a table that is pasted: `[name, types.join(', ')].join('\t')`. */
const isTabbed = ({ type, parent }) =>
  type === 'ArrayExpression' && parent.parent.arguments?.[0]?.value === '\t'

const isToFixed = ({ type, callee }) =>
  type === 'CallExpression' && callee.property?.name === 'toFixed'

/** Rounded and a number again, counted, or one of a pair of coordinates. */
const isFigure = ({ parent }) =>
  parent.callee?.name === 'Number' ||
  parent.property?.name === 'length' ||
  (parent.type === 'TemplateLiteral' && parent.expressions.filter(isToFixed).length > 1)

/** Signs and orders of English. */
export function createSigns(context) {
  const report = (node, message) => context.report({ node, message })
  return {
    TemplateLiteral(node) {
      if (node.parent.type === 'TaggedTemplateExpression' || isMarked(node)) return
      if (isList(node)) report(node, listMessage)
    },
    CallExpression(node) {
      const { callee, arguments: given, parent } = node
      if (/^[,;:] $/.test(separatorOf(node)) && !isTabbed(parent)) report(node, listMessage)
      switch (callee.property?.name) {
        case 'sort':
        case 'toSorted':
          // What is joined at once is the key of a set.
          if (given.length === 0 && parent.property?.name !== 'join') report(node, sortMessage)
          break
        case 'localeCompare':
          if (parent.operator !== '===') report(node, sortMessage)
          break
        case 'toLocaleDateString':
        case 'toLocaleTimeString':
          report(node, timeMessage)
          break
        case 'toFixed':
          if (!isFigure(node)) report(node, figureMessage)
          break
        default:
      }
    },
  }
}
