/*
 * Five rules for oxlint. `words/marked` finds what a merchant would read outside `t`, `plural` and
 * `Trans`, which no translator would ever see. `words/pieces` finds words in the values of a marked
 * text, marked texts beside each other and those compared with. `words/direct` finds labels of
 * `base/language/labels.ts` written again, and marks that a build can't see: passed on
 * (`names.map(t)`), or imported by another name. `words/joins` finds texts joined by hand,
 * `words/signs` the signs and orders of English. What a name hides, none of them finds:
 * `const word = isOpen ? 'open' : 'shut'`, or a text that a variable brings into a join.
 */
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { createJoins, createSigns } from './lint-joins.mjs'
import {
  createPieces,
  isMark,
  isMarked,
  isSeparator,
  joinMessage,
  message,
} from './lint-pieces.mjs'

const LABELS = '../../src/base/language/labels.ts'

const codeAttributes =
  /^(?:comment|className|classNames|key|rel|id|d|viewBox|icon|type|role|to|href|src|style|styles|sizes|srcSet|autoComplete|inputMode|position|keys|htmlFor|ready|aria-keyshortcuts|data-.*|.*ClassName)$/
/** Where even one small word is read: “Copy command”. */
const readNames =
  /^(?:what|copies|label|title|summary|empty|note|alt|placeholder|words|hint|aria-label|aria-valuetext|aria-roledescription)$/
/** What such functions return is read. */
const readFunctions = /(?:Text|Words?|Label|Title|Sentence|Summary)$/
const codeFields =
  /^(?:Authorization|key|keys|id|queryKey|state|className|gridTemplateColumns|transition|mask|transform|slug|credentials|strokeDasharray|fontFamily)$/
const codeNames =
  /^(?:families|list|place|key|id|command|pattern|selector|query|style|className|path|event|url|headers?|PLACE|font|monospace)$|(?:Key|Place)$/
const codeCalls =
  /(?:querySelector(?:All)?|closest|matches|matchMedia|lazyRouteComponent|startsWith|endsWith|includes|indexOf|split|join|replace(?:All)?|getItem|setItem|removeItem|addEventListener|removeEventListener|getComputedStyle|setProperty|getPropertyValue|test|get|has|set|createElement|setAttribute|getAttribute|enum|keys?Text|createFileRoute|lazyPart|classNames|log|warn|error)$/
const codeClasses = /(?:Error|Event|URL|Channel|Worker|RegExp|Map|Set)$/

/** What stands between a text and the place that it is for. */
const around =
  /^(?:Conditional|Logical|Parenthesized|Array|TSAs|TSSatisfies|TSNonNull)Expression$|^SpreadElement$|^JSXExpressionContainer$/

function looksWritten(text) {
  const plain = text.trim()
  if (!/[A-Za-z]{2}/.test(plain)) return false
  if (
    /^[\w-]+:(?! [a-z]+ [a-z])|^\.\.?\/|^[#/@]|^--|px\b|\b1fr\b|minmax|calc\(|^<|^[a-z]+[A-Z]/.test(
      plain,
    )
  )
    return false
  if (/^[A-Z]\w*(?:Error|Event)$/.test(plain)) return false
  return /^[“‘(]*[A-Z][a-z’]|^\d+ [a-z]{2}/.test(plain) || /[A-Za-z’,.;:)}] +[a-z({$]/.test(plain)
}

/** Words of capitals only, as in `label="VAT ID"`; elsewhere they are codes. */
const isLabel = ({ parent: { type, name } }, text) =>
  type === 'JSXAttribute' &&
  (/^[A-Z]{2,}(?: [A-Z]{2,})+$/.test(text) ||
    (readNames.test(name.name) && /^[A-Z]{2,}$/.test(text)))

/** Whether the place of a text is one that people read. */
function isRead(node) {
  let child = node
  let place = node.parent
  while (around.test(place.type)) {
    if (place.type === 'ConditionalExpression' && place.test === child) return false
    child = place
    place = place.parent
  }
  switch (place.type) {
    case 'JSXAttribute':
      return !codeAttributes.test(place.name.name)
    case 'Property':
      return place.key !== child && !codeFields.test(place.key.name ?? place.key.value)
    case 'CallExpression':
      return (
        place.callee !== child && !codeCalls.test(place.callee.name ?? place.callee.property?.name)
      )
    case 'NewExpression':
      return !codeClasses.test(place.callee.name) || isMapValue(node, place)
    case 'BinaryExpression':
      return place.operator === '+'
    case 'VariableDeclarator':
      return !codeNames.test(place.id.name)
    case 'MemberExpression':
      return place.property !== child
    case 'ArrowFunctionExpression':
      return !codeNames.test(place.parent.id?.name)
    default:
      return !/^(?:SwitchCase|Import|Export|TS|TaggedTemplate|ExpressionStatement|PropertyDefinition)/.test(
        place.type,
      )
  }
}

/** `new Map([['code', 'Text that is read']])` */
function isMapValue(node, { callee }) {
  if (callee.name !== 'Map') return false
  let child = node
  while (around.test(child.parent.type) && child.parent.type !== 'ArrayExpression') {
    child = child.parent
  }
  return child.parent.type === 'ArrayExpression' && child.parent.elements[0] !== child
}

const isRecordView = ({ type, name, parent }) =>
  type === 'JSXAttribute' && name.name === 'name' && /(?:View|Body)$/.test(parent.name.name)

/** The function of `return 'unknown'` and of `() => 'unknown'`. */
function functionOf(place) {
  let at = place
  while (at && !/Function/.test(at.type)) at = at.parent
  return at?.id?.name ?? at?.parent?.id?.name
}

/** `isOpen ? 'open' : t`Closed`` */
const isBesideMark = ({ type, consequent, alternate }) =>
  type === 'ConditionalExpression' && (isMark(consequent) || isMark(alternate))

/** A word in small letters, which elsewhere may as well be a code. */
function isSmallWord(node, text) {
  if (!/^ ?[a-z]{2,}(?: [A-Za-z]+)* ?$/.test(text)) return false
  let place = node.parent
  let child = node
  while (around.test(place.type)) {
    if (place.type === 'ConditionalExpression' && place.test === child) return false
    if (isBesideMark(place)) return true
    child = place
    place = place.parent
  }
  switch (place.type) {
    case 'JSXAttribute':
      return readNames.test(place.name.name) || isRecordView(place)
    case 'Property':
      return place.key !== child && readNames.test(place.key.name ?? place.key.value)
    case 'JSXElement':
    case 'JSXFragment':
      return place.openingElement?.name.name !== 'code'
    case 'ReturnStatement':
      return readFunctions.test(functionOf(place))
    case 'ArrowFunctionExpression':
      return readFunctions.test(place.parent.id?.name)
    default:
      return false
  }
}

/** Each language has its own: `inQuotes` of base/language/sentences.ts. */
const isQuoted = (node, text) => /[“”]/.test(text) && node.parent.name?.name !== 'comment'

function create(context) {
  const check = (node, text) => {
    if (isSeparator(node) && !isMarked(node)) context.report({ node, message: joinMessage })
    if (isQuoted(node, text) && !isMarked(node)) context.report({ node, message })
    const isWritten =
      isSmallWord(node, text) || ((looksWritten(text) || isLabel(node, text)) && isRead(node))
    if (isWritten && !isMarked(node)) context.report({ node, message })
  }
  return {
    JSXText(node) {
      if (isMarked(node)) return
      if (/[A-Za-z]{2}|[“”]/.test(node.value)) context.report({ node, message })
      else if (isSeparator(node)) context.report({ node, message: joinMessage })
    },
    Literal(node) {
      if (typeof node.value === 'string') check(node, node.value)
    },
    TemplateLiteral(node) {
      if (node.parent.type === 'TaggedTemplateExpression') return
      check(node, node.quasis.map(({ value }) => value.cooked).join('{}'))
    },
  }
}

/** A build knows marks by one name only (`importsMarks` of marks.ts). */
function isOtherName(from, file) {
  return from.startsWith('.') && marks.test(new URL(from, pathToFileURL(file)).pathname)
}

const marks = /\/(?:base\/language\/words\.ts|components\/text\/trans\.tsx)$/

/** By their English, what fields are called. */
const labels = new Map(
  [...readFileSync(new URL(LABELS, import.meta.url), 'utf8').matchAll(/(\w+) = t`(.+)`/g)].map(
    ([, name, text]) => [text, name],
  ),
)

function createDirect(context) {
  return {
    TaggedTemplateExpression(node) {
      const name = node.tag.name === 't' && labels.get(node.quasi.quasis[0].value.raw)
      if (!name || context.filename.endsWith('/labels.ts')) return
      context.report({ node, message: `Written once already: labels.${name}.` })
    },
    ImportDeclaration(node) {
      if (isOtherName(node.source.value, context.filename)) {
        context.report({ node, message: 'Import it by its name, which begins with #.' })
      }
      if (node.source.value !== '#base/language/words.ts') return
      for (const { references } of context.sourceCode.getDeclaredVariables(node)) {
        for (const { identifier } of references) {
          const { parent } = identifier
          if (parent.tag === identifier || parent.callee === identifier) continue
          if (identifier.name === 'labels') continue
          context.report({
            node: identifier,
            message: 'Write the words here: t`…`, plural(n, {…}).',
          })
        }
      }
    },
  }
}

export default {
  meta: { name: 'words' },
  rules: {
    marked: { create },
    pieces: { create: createPieces },
    joins: { create: createJoins },
    signs: { create: createSigns },
    direct: { create: createDirect },
  },
}
