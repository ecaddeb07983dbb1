import type { ESTree } from 'vite'

/**
 * The name under which a translator meets a value: `order.id` is `id`, `formatNumber(count)` is
 * `count`. Undefined where the code says none.
 */
export function nameOf(node: ESTree.Node): string | undefined {
  switch (node.type) {
    case 'Identifier':
      return node.name === 'undefined' ? undefined : plain(node.name)
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
    case 'ChainExpression':
      return nameOf(node.expression)
    case 'MemberExpression':
      return nameOfMember(node)
    case 'CallExpression':
      return nameOfCall(node)
    case 'LogicalExpression':
      return nameOf(node.left) ?? nameOf(node.right)
    case 'ConditionalExpression':
      return nameOf(node.alternate) ?? nameOf(node.consequent) ?? nameOf(node.test)
    case 'BinaryExpression':
      return nameOf(node.left) ?? nameOf(node.right)
    case 'UnaryExpression':
    case 'AwaitExpression':
      return nameOf(node.argument)
    case 'TemplateLiteral':
      return node.expressions[0] && nameOf(node.expressions[0])
    case 'JSXElement':
      return nameOfElement(node)
    default:
      return undefined
  }
}

function nameOfMember({ object, property, computed }: ESTree.MemberExpression): string | undefined {
  if (computed || property.type !== 'Identifier') return nameOf(object)
  return property.name === 'length' ? nameOf(object) : nameOf(property)
}

function nameOfCall({ callee, arguments: [first] }: ESTree.CallExpression): string | undefined {
  if (callee.type === 'MemberExpression') {
    const ofObject = nameOf(callee.object)
    if (ofObject && !/^[A-Z]/.test(ofObject)) return ofObject
  }
  return (first && nameOf(first)) ?? nameOf(callee)
}

function nameOfElement({ openingElement, children }: ESTree.JSXElement): string | undefined {
  const inner = children.filter((child) => child.type !== 'JSXText')
  const [only] = inner
  if (inner.length === 1 && only?.type === 'JSXElement') return nameOf(only)
  if (inner.length === 1 && only?.type === 'JSXExpressionContainer') return nameOf(only.expression)
  const { name } = openingElement
  const word =
    name.type === 'JSXMemberExpression' ? name.property.name : 'name' in name ? name.name : ''
  return typeof word === 'string' && /^[A-Z]/.test(word)
    ? word.charAt(0).toLowerCase() + word.slice(1)
    : undefined
}

function plain(name: string): string | undefined {
  return name.replaceAll(/[^\p{L}\d_]/gu, '') || undefined
}
