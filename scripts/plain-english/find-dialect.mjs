// Finds names, test titles, comments and documents that are not in plain English.
import ts from 'typescript'
import { treeOf, walk } from '../code-tree.mjs'
import { allowedNames, avoidedPhrases, bareWords, titleOpeners } from './words.mjs'

const declarations = new Set([
  ts.SyntaxKind.VariableDeclaration,
  ts.SyntaxKind.Parameter,
  ts.SyntaxKind.BindingElement,
  ts.SyntaxKind.FunctionDeclaration,
  ts.SyntaxKind.ClassDeclaration,
  ts.SyntaxKind.InterfaceDeclaration,
  ts.SyntaxKind.TypeAliasDeclaration,
  ts.SyntaxKind.TypeParameter,
  ts.SyntaxKind.PropertySignature,
  ts.SyntaxKind.PropertyDeclaration,
  ts.SyntaxKind.MethodSignature,
  ts.SyntaxKind.MethodDeclaration,
  ts.SyntaxKind.ImportSpecifier,
])

/** Returns a line for each name, test title and comment that is not plain English. `read` returns the text of a file. */
export const findDialect = (files, read) =>
  files.flatMap((file) => {
    const tree = treeOf({ file, text: read(file) })
    const faults = [...bareNames(file, tree), ...poorTitles(tree), ...poorComments(tree)]
    return faults.map(({ position, text }) => {
      const { line } = tree.getLineAndCharacterOfPosition(position)
      return `${file}:${line + 1}: ${text}`
    })
  })

/**
 * Returns a line for each avoided phrase in a document. Skips measurements, because they repeat the output of programs.
 */
export const findDocumentDialect = (files, read) =>
  files
    .filter((file) => !/^CHANGELOG\.md$|^docs\/measurements\//.test(file))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index) => phrasesIn(line).map((phrase) => `${file}:${index + 1}: ${phrase}`)),
    )

function bareNames(file, tree) {
  const faults = []
  walk(tree, (node) => {
    if (!declarations.has(node.kind) || !node.name || !ts.isIdentifier(node.name)) return
    if (repeatsOtherName(node)) return
    const name = node.name.text
    if (name === 'this' || !bareWords.has(name[0].toLowerCase() + name.slice(1))) return
    if (allowedNames.get(file)?.includes(name)) return
    faults.push({ position: node.name.getStart(tree), text: `the name '${name}' does not say what it holds` })
  })
  return faults
}

/** Returns whether the node repeats a name that is checked at its declaration: `{ paid }`, but not `{ ...paid }`. */
function repeatsOtherName(node) {
  if (ts.isImportSpecifier(node)) return !node.propertyName
  return (
    ts.isBindingElement(node) &&
    !node.propertyName &&
    !node.dotDotDotToken &&
    ts.isObjectBindingPattern(node.parent)
  )
}

function poorTitles(tree) {
  const faults = []
  walk(tree, (node) => {
    const title = titleOf(node)
    if (title === null) return
    const opener = title.text.split(/[^\p{L}']/u)[0]?.toLowerCase() ?? ''
    const position = title.getStart(tree)
    if (titleOpeners.has(opener))
      faults.push({
        position,
        text: `a test title starts with '${opener}', not with a verb or a noun phrase`,
      })
    faults.push(...phrasesIn(title.text).map((text) => ({ position, text: `a test title: ${text}` })))
  })
  return faults
}

/**
 * Returns the title of a test call: `it(title, …)`, or `it.each(…)(title, …)` with a table of cases. Otherwise returns
 * null.
 */
function titleOf(node) {
  if (!ts.isCallExpression(node)) return null
  const [title] = node.arguments
  if (!title || !ts.isStringLiteralLike(title) || node.arguments.length < 2) return null
  let callee = node.expression
  while (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) callee = callee.expression
  return ts.isIdentifier(callee) && ['it', 'test'].includes(callee.text) ? title : null
}

function poorComments(tree) {
  const visited = new Set()
  const faults = []
  const add = ({ pos, end }) => {
    if (visited.has(pos)) return
    visited.add(pos)
    // A phrase may continue on the next line.
    const text = tree.text.slice(pos, end).replace(/\s*\n\s*(?:\/\/|\*(?!\/))?\s*/g, ' ')
    faults.push(...phrasesIn(text).map((phrase) => ({ position: pos, text: `a comment: ${phrase}` })))
  }
  walk(tree, (node) => {
    for (const range of ts.getLeadingCommentRanges(tree.text, node.pos) ?? []) add(range)
    for (const range of ts.getTrailingCommentRanges(tree.text, node.end) ?? []) add(range)
  })
  return faults
}

const phrasesIn = (text) =>
  avoidedPhrases.flatMap(([phrase, instead]) => {
    const match = phrase.exec(text)
    return match ? [`'${match[0]}' (better: ${instead})`] : []
  })
