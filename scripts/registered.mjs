import { readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import ts from 'typescript'

/** What defines something that is then given its work by the one beside it. */
const workOf = { defineJob: 'handledBy', defineMail: 'builtBy' }
/** What makes something that the registry has to list. */
const listed = ['handledBy', 'atTimes', 'builtBy']
const makes = /\b(?:defineJob|defineMail|handledBy|atTimes|builtBy)\b/

/**
 * Returns a line for each job, entry of the clock and mail that the registry does not list: it would be enqueued or
 * queued, and nobody would do it. `files` are the paths of the domain's code, of which `registry` is one.
 */
export function findUnlisted(files, registry, read = (file) => readFileSync(file, 'utf8')) {
  const parsed = files
    .map((file) => ({ file, text: read(file) }))
    .filter(({ file, text }) => file === registry || makes.test(text))
    .map(({ file, text }) => ({ file, tree: parse(file, text) }))
  const lists = parsed.find(({ file }) => file === registry)
  if (!lists) return [`${registry} is not there`]
  const inLists = listedBy(lists.tree, registry)
  const given = new Set(parsed.flatMap(({ tree }) => namesGivenWork(tree)))
  return parsed.flatMap(({ file, tree }) => [
    ...constantsMadeBy(tree, listed)
      .filter(({ name }) => !inLists.has(`${file}#${name}`))
      .map(({ name, maker }) => `${file}: ${name} (${maker}) is not listed in ${registry}`),
    ...constantsMadeBy(tree, [...Object.keys(workOf), ...wrappersOf(tree)])
      .filter(({ name }) => !given.has(name))
      .map(({ name }) => `${file}: ${name} has neither handledBy nor builtBy`),
  ])
}

const parse = (file, text) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)

/** Returns 'file#name' of each import that stands in a list of the registry, as an element or given to a function there. */
function listedBy(tree, registry) {
  const origins = new Map()
  for (const statement of tree.statements) {
    const names = ts.isImportDeclaration(statement) && statement.importClause?.namedBindings
    if (!names || !ts.isNamedImports(names)) continue
    const from = `${join(registry, '..', statement.moduleSpecifier.text)}.ts`
    for (const { name, propertyName } of names.elements)
      origins.set(name.text, `${from}#${(propertyName ?? name).text}`)
  }
  const found = new Set()
  walk(tree, (node) => {
    if (!ts.isArrayLiteralExpression(node)) return
    for (const element of node.elements)
      if (ts.isIdentifier(element)) found.add(origins.get(element.text) ?? `${registry}#${element.text}`)
  })
  return found
}

/** Returns the names of all that `handledBy` and `builtBy` are called with first. */
function namesGivenWork(tree) {
  const names = []
  walk(tree, (node) => {
    if (!ts.isCallExpression(node) || !Object.values(workOf).includes(calledBy(node))) return
    const [first] = node.arguments
    if (first && ts.isIdentifier(first)) names.push(first.text)
  })
  return names
}

/** Returns the functions of a file that return what `defineJob` or `defineMail` does, as where several jobs are alike. */
const wrappersOf = (tree) =>
  constantsOf(tree)
    .filter(({ value }) => ts.isArrowFunction(value) && Object.hasOwn(workOf, calledBy(value.body) ?? ''))
    .map(({ name }) => name)

/** Returns the constants whose value one of these functions makes, and the calls of them that nothing is called by. */
function constantsMadeBy(tree, makers) {
  const constants = constantsOf(tree).flatMap(({ name, value }) =>
    makers.includes(calledBy(value)) ? { name, maker: calledBy(value), value } : [],
  )
  const named = new Set(constants.map(({ value }) => value))
  const unnamed = []
  walk(tree, (node) => {
    if (!ts.isCallExpression(node) || !makers.includes(calledBy(node)) || named.has(node)) return
    if (ts.isArrowFunction(node.parent) && node.parent.body === node) return
    unnamed.push({
      name: `line ${tree.getLineAndCharacterOfPosition(node.pos).line + 1}`,
      maker: calledBy(node),
    })
  })
  return [...constants, ...unnamed]
}

const constantsOf = (tree) =>
  tree.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .flatMap(({ name, initializer }) =>
      ts.isIdentifier(name) && initializer ? { name: name.text, value: initializer } : [],
    )

const calledBy = (node) =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) ? node.expression.text : undefined

function walk(node, look) {
  look(node)
  ts.forEachChild(node, (child) => walk(child, look))
}
