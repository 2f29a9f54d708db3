import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path/posix'
import ts from 'typescript'
import { constantsOf, importsOf, treeOf, walk } from './code-tree.mjs'
import { declaredAs, shapesOf, typesOfMembers } from './registry-types.mjs'

/** Definitions whose handler is added by another function. */
const workOf = { defineJob: 'handledBy', defineEvent: 'builtBy' }
/** Functions whose results the registry must list. */
const definers = ['handledBy', 'atTimes', 'builtBy']
const makers = [...Object.keys(workOf), ...definers]

/**
 * Returns a line for each thing that neither the registry nor the contributions of a noun list: jobs, entries of the
 * clock and events, by the functions that make them, and all that a member of the context's `Registry` is made of, as
 * kinds of payment are, by the type that it is declared with. It would be enqueued, paid or queued, and nobody would do
 * it. `files` are the paths of the code, of which `registry` is one.
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
  const workedNames = new Set(definitions.flatMap(namesGivenWork))
  return definitions.flatMap(({ file, tree, makersHere }) => {
    const madeNames = madeIn(tree, makersHere)
    return [
      ...[...madeNames.filter(({ maker }) => definers.includes(maker)), ...declaredAs(tree, types, shapes)]
        .filter(({ name }) => !inLists.has(`${file}#${name}`))
        .map(({ name, maker }) => `${file}: ${name} (${maker}) is not listed in ${registry}`),
      ...madeNames
        .filter(({ name, maker }) => Object.hasOwn(workOf, maker) && !workedNames.has(name))
        // An event without a mail is listed as it is; the compiler demands the builder of a mail.
        .filter(({ name }) => !inLists.has(`${file}#${name}`))
        .map(({ name }) => `${file}: ${name} has neither handledBy nor builtBy, and no list names it`),
    ]
  })
}

/** Returns the lists of the nouns that the registry joins. */
function contributionsIn(registry, texts) {
  const importedFiles = importsOf(treeOf(registry)).map(({ from }) => `${join(registry.file, '..', from)}.ts`)
  return texts.filter(({ file }) => file.endsWith('/contributions.ts') && importedFiles.includes(file))
}

/** Returns 'file#name' of each import that a list names: as a member or an element, or given to a function there. */
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
 * Returns the files that may make or declare what is listed, each with the names by which it calls what makes a job, an
 * entry of the clock or an event: `defineJob` and its like, and functions that return what those do, as where several jobs
 * are alike, of its own or of another file.
 */
function withMakers(texts, types, shapes) {
  const read = new Map()
  const wrappers = new Map()
  for (let before = -1; before < wrappers.size; ) {
    before = wrappers.size
    const words = [...makers, ...types, ...[...wrappers.keys()].map((key) => key.split('#')[1])]
    const mayTell = new RegExp(`\\b(?:${words.join('|')})\\b`)
    for (const { file, text } of texts)
      if (!read.has(file) && (mayTell.test(text) || mayBeOne(text, shapes)))
        read.set(file, { file, tree: treeOf({ file, text }) })
    for (const source of read.values()) {
      source.makersHere = makersIn(source, wrappers)
      for (const [name, maker] of wrappersIn(source)) wrappers.set(`${moduleOf(source.file)}#${name}`, maker)
    }
  }
  return [...read.values()]
}

const mayBeOne = (text, shapes) => shapes.some(({ fields }) => fields.every((field) => text.includes(field)))

function makersIn({ file, tree }, wrappers) {
  const makersByName = new Map(makers.map((maker) => [maker, maker]))
  const all = [...makers.map((maker) => [maker, maker]), ...wrappers]
  for (const { name } of constantsOf(tree)) {
    const maker = wrappers.get(`${moduleOf(file)}#${name}`)
    if (maker) makersByName.set(name, maker)
  }
  for (const { name, original, from } of importsOf(tree))
    for (const [key, maker] of all) {
      const word = wordFrom(moduleOf(from), key)
      if (original === word) makersByName.set(name, maker)
      if (original === '*' && word) makersByName.set(`${name}.${word}`, maker)
    }
  return makersByName
}

/** Returns the local name of a definer in a module; common definers are recognised from any module. */
function wordFrom(module, key) {
  const [own, word] = key.split('#')
  if (!word) return own
  return own === module ? word : undefined
}

const wrappersIn = ({ tree, makersHere }) =>
  constantsOf(tree).flatMap(({ name, value }) => {
    const maker = ts.isArrowFunction(value) && makersHere.get(calledBy(value.body))
    return maker ? [[name, maker]] : []
  })

/** The last word of a path is enough to tell functions of one name apart. */
const moduleOf = (path) => basename(path).replace(/\.tsx?$/, '')

/** Returns the names of all that `handledBy` and `builtBy`, or what returns what they do, are called with first. */
function namesGivenWork({ tree, makersHere }) {
  const names = []
  walk(tree, (node) => {
    if (!ts.isCallExpression(node) || !Object.values(workOf).includes(makersHere.get(calledBy(node)))) return
    const [first] = node.arguments
    if (first && ts.isIdentifier(first)) names.push(first.text)
  })
  return names
}

/** Returns the constants whose value a maker makes, and the calls of makers that nothing is called by. */
function madeIn(tree, makersHere) {
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

/** Returns the name by which a call calls, as `defineJob` or `jobs.defineJob`. */
const calledBy = (node) => (ts.isCallExpression(node) ? node.expression.getText() : undefined)
