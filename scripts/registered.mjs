// Finds jobs, clock entries, events and kinds that the registry does not list.
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path/posix'
import ts from 'typescript'
import { constantsOf, importsOf, treeOf, walk } from './code-tree.mjs'
import { declaredAs, shapesOf, typesOfMembers } from './registry-types.mjs'

/** Functions that make a definition, each with the function that adds its handler. */
const handlerMakers = { defineJob: 'handledBy', defineEvent: 'builtBy' }
/** Functions whose results the registry must list. */
const definers = ['handledBy', 'atTimes', 'builtBy']
const makers = [...Object.keys(handlerMakers), ...definers]

/**
 * Returns a line for each definition that neither the registry nor a noun's contributions list. It would be enqueued,
 * paid or queued, and never processed. Jobs, clock entries and events are recognised by the functions that make them.
 * Other members of the context's `Registry`, such as kinds of payment, are recognised by their declared type. `files`
 * are the paths of the code, including `registry`.
 */
export function findUnlisted(files, registry, read = (file) => readFileSync(file, 'utf8')) {
  const texts = files.map((file) => ({ file, text: read(file) }))
  const lists = texts.find(({ file }) => file === registry)
  if (!lists) return [`${registry} is not there`]
  const inLists = new Set(
    [lists, ...contributionsIn(lists, texts)].flatMap((list) => [...listedBy(treeOf(list), list.file)]),
  )
  const types = typesOfMembers(texts)
  const shapes = shapesOf(texts, types)
  const definitions = withMakers(texts, types, shapes)
  const workedNames = new Set(definitions.flatMap(findHandledNames))
  return definitions.flatMap(({ file, tree, makersHere }) => {
    const madeNames = findDefinitions(tree, makersHere)
    return [
      ...[...madeNames.filter(({ maker }) => definers.includes(maker)), ...declaredAs(tree, types, shapes)]
        .filter(({ name }) => !inLists.has(`${file}#${name}`))
        .map(({ name, maker }) => `${file}: ${name} (${maker}) is not listed in ${registry}`),
      ...madeNames
        .filter(({ name, maker }) => Object.hasOwn(handlerMakers, maker) && !workedNames.has(name))
        // An event without a mail is listed directly, without `builtBy`. For an event with a mail, the compiler demands
        // the builder.
        .filter(({ name }) => !inLists.has(`${file}#${name}`))
        .map(({ name }) => `${file}: ${name} has neither handledBy nor builtBy, and no list names it`),
    ]
  })
}

/** Returns the contribution lists of the nouns that the registry imports. */
function contributionsIn(registry, texts) {
  const importedFiles = importsOf(treeOf(registry)).map(({ from }) => `${join(registry.file, '..', from)}.ts`)
  return texts.filter(({ file }) => file.endsWith('/contributions.ts') && importedFiles.includes(file))
}

/** Returns 'file#name' of each name in a list: a member, an element, or an argument of a function call. */
function listedBy(tree, file) {
  const origins = new Map(
    importsOf(tree).map(({ name, original, from }) => [name, `${join(file, '..', from)}.ts#${original}`]),
  )
  const names = new Set()
  const list = ({ text }) => names.add(origins.get(text) ?? `${file}#${text}`)
  walk(tree, (node) => {
    if (ts.isShorthandPropertyAssignment(node)) list(node.name)
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.initializer)) list(node.initializer)
    if (!ts.isArrayLiteralExpression(node)) return
    for (const element of node.elements) {
      const value = ts.isSpreadElement(element) ? element.expression : element
      if (ts.isIdentifier(value)) list(value)
    }
  })
  return names
}

/**
 * Returns the files that may make or declare listed definitions, each with its local names of the makers of jobs, clock
 * entries and events. Makers are `defineJob` and similar functions, and functions of the same or another file that
 * return their results, as for several similar jobs.
 */
function withMakers(texts, types, shapes) {
  const read = new Map()
  const wrappers = new Map()
  for (let before = -1; before < wrappers.size; ) {
    before = wrappers.size
    const words = [...makers, ...types, ...[...wrappers.keys()].map((key) => key.split('#')[1])]
    const mayTell = new RegExp(`\\b(?:${words.join('|')})\\b`)
    for (const { file, text } of texts)
      if (!read.has(file) && (mayTell.test(text) || mayDeclareMember(text, shapes)))
        read.set(file, { file, tree: treeOf({ file, text }) })
    for (const source of read.values()) {
      source.makersHere = makersIn(source, wrappers)
      for (const [name, maker] of wrappersIn(source)) wrappers.set(`${moduleOf(source.file)}#${name}`, maker)
    }
  }
  return [...read.values()]
}

const mayDeclareMember = (text, shapes) =>
  shapes.some(({ fields }) => fields.every((field) => text.includes(field)))

function makersIn({ file, tree }, wrappers) {
  const makersByName = new Map(makers.map((maker) => [maker, maker]))
  const all = [...makers.map((maker) => [maker, maker]), ...wrappers]
  for (const { name } of constantsOf(tree)) {
    const maker = wrappers.get(`${moduleOf(file)}#${name}`)
    if (maker) makersByName.set(name, maker)
  }
  for (const { name, original, from } of importsOf(tree))
    for (const [key, maker] of all) {
      const word = localNameOf(moduleOf(from), key)
      if (original === word) makersByName.set(name, maker)
      if (original === '*' && word) makersByName.set(`${name}.${word}`, maker)
    }
  return makersByName
}

/** Returns the local name of a maker in a module. The common makers are recognised from any module. */
function localNameOf(module, key) {
  const [own, word] = key.split('#')
  if (!word) return own
  return own === module ? word : undefined
}

const wrappersIn = ({ tree, makersHere }) =>
  constantsOf(tree).flatMap(({ name, value }) => {
    const maker = ts.isArrowFunction(value) && makersHere.get(calledBy(value.body))
    return maker ? [[name, maker]] : []
  })

/** The file name of a path. It is enough to tell functions with the same name apart. */
const moduleOf = (path) => basename(path).replace(/\.tsx?$/, '')

/**
 * Returns the names of the first arguments of `handledBy`, `builtBy` and their wrappers: the definitions that have a
 * handler.
 */
function findHandledNames({ tree, makersHere }) {
  const names = []
  walk(tree, (node) => {
    if (!ts.isCallExpression(node) || !Object.values(handlerMakers).includes(makersHere.get(calledBy(node))))
      return
    const [first] = node.arguments
    if (first && ts.isIdentifier(first)) names.push(first.text)
  })
  return names
}

/** Returns the constants whose value a maker makes, and the calls of makers whose result has no name. */
function findDefinitions(tree, makersHere) {
  const constants = constantsOf(tree).flatMap(({ name, value }) => {
    const maker = makersHere.get(calledBy(value))
    return maker ? [{ name, maker, value }] : []
  })
  const names = new Set(constants.map(({ value }) => value))
  const unnamed = []
  walk(tree, (node) => {
    const maker = ts.isCallExpression(node) && makersHere.get(calledBy(node))
    if (!maker || names.has(node)) return
    if (ts.isArrowFunction(node.parent) && node.parent.body === node) return
    unnamed.push({ name: `line ${tree.getLineAndCharacterOfPosition(node.pos).line + 1}`, maker })
  })
  return [...constants, ...unnamed]
}

/** Returns the called expression, such as `defineJob` or `jobs.defineJob`. */
const calledBy = (node) => (ts.isCallExpression(node) ? node.expression.getText() : undefined)
