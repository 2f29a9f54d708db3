// Recognises definitions by the types of the members of the context's `Registry`.
import ts from 'typescript'
import { constantsOf, treeOf, walk } from './code-tree.mjs'

/** Returns the names of the types of all members of the context's `Registry`, in whichever files a noun adds one. */
export function typesOfMembers(texts) {
  const types = new Set()
  for (const source of texts.filter(({ text }) => text.includes('interface Registry')))
    walk(treeOf(source), (node) => {
      if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'Registry') return
      for (const { type } of node.members) if (type) for (const name of namesOfType(type)) types.add(name)
    })
  return types
}

/** Returns the required fields of each type, if they are enough to recognise an object of the type. */
export function shapesOf(texts, types) {
  const shapes = []
  const declaration = new RegExp(`interface (?:${[...types].join('|')})\\b`)
  for (const source of texts.filter(({ text }) => declaration.test(text)))
    walk(treeOf(source), (node) => {
      if (!ts.isInterfaceDeclaration(node) || !types.has(node.name.text)) return
      const fields = node.members
        .filter(({ questionToken }) => !questionToken)
        .map(({ name }) => name.getText())
      if (fields.length > 1) shapes.push({ name: node.name.text, fields })
    })
  return shapes
}

/**
 * Returns the constants of a file that are declared as one of these types or as a list of them. Also returns constants
 * without a declared type that have all required fields of a type.
 */
export const declaredAs = (tree, types, shapes) =>
  constantsOf(tree).flatMap(({ name, type, value }) => {
    const statedType = type ?? statedBehind(value)
    const maker = statedType
      ? namesOfType(statedType).find((word) => types.has(word))
      : shapeOf(value, shapes)
    return maker ? [{ name, maker }] : []
  })

/** Returns the type after `satisfies` or `as`, except `const`. */
function statedBehind(value) {
  if (!ts.isSatisfiesExpression(value) && !ts.isAsExpression(value)) return undefined
  return ts.isConstTypeReference(value.type) ? statedBehind(value.expression) : value.type
}

function shapeOf(value, shapes) {
  const inner = ts.isAsExpression(value) ? value.expression : value
  if (!ts.isObjectLiteralExpression(inner)) return undefined
  const names = new Set(inner.properties.map(({ name }) => name?.getText()))
  return shapes.find(({ fields }) => fields.every((field) => names.has(field)))?.name
}

/** Returns the name of a type, or of the elements' type for a list. */
function namesOfType(type) {
  if (ts.isTypeReferenceNode(type)) {
    const name = type.typeName.getText()
    return ['Readonly', 'ReadonlyArray', 'Array'].includes(name)
      ? (type.typeArguments ?? []).flatMap(namesOfType)
      : [name]
  }
  if (ts.isTypeOperatorNode(type)) return namesOfType(type.type)
  if (ts.isArrayTypeNode(type)) return namesOfType(type.elementType)
  return []
}
