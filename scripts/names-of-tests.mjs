import ts from 'typescript'

const runners = ['it', 'longIt', 'test', 'describe']
/** What keeps a test from running, or lets it count whatever it finds. */
const switches = ['skip', 'skipIf', 'runIf', 'todo', 'fixme', 'fail', 'fails']

/**
 * Returns the title of each test of a file, as it is written there, with when it runs: 'always', only in the 'long' form of
 * all tests (`longIt` of packages/domain/src/testing/long-form.ts, `long` of tests/journeys/support/fixtures.ts), or 'not' for certain.
 */
export function namesOfTests(file, text) {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const titles = new Map()
  const look = (node, above) => {
    const called = callOf(node)
    const isOff = above.isOff || (called !== null && (called.isSwitched || isSwitchedWithin(node)))
    const isLong = above.isLong || called?.isLong === true
    if (called !== null && !called.words.includes('describe'))
      titles.set(called.title, worst(isOff ? 'not' : isLong ? 'long' : 'always', titles.get(called.title)))
    ts.forEachChild(node, (child) => look(child, { isOff, isLong }))
  }
  // Files of that name are left out of `npm test` (vitest.config.ts).
  look(tree, { isOff: isSwitchedWithin(tree), isLong: /\.long\.test\.tsx?$/.test(file) })
  return titles
}

/** Of two tests with one title that which runs less often counts. */
function worst(...times) {
  return ['not', 'long', 'always'].find((time) => times.includes(time))
}

/** Returns what a test or a group of tests is called, or null for anything else. */
function callOf(node) {
  if (!ts.isCallExpression(node)) return null
  const words = wordsOf(node.expression)
  const title = titleOf(node.arguments[0])
  // What is still to be written has a title alone.
  const isWhole = node.arguments.length > 1 || words.includes('todo')
  const isTest = runners.includes(words[0]) && !words.includes('step') && title !== null && isWhole
  if (!isTest) return null
  const [, marked] = node.arguments
  return {
    words,
    title,
    isSwitched: words.some(isSwitch),
    isLong: words[0] === 'longIt' || marked?.getText() === 'long',
  }
}

/** Returns the names that are called: `it.each(rows)(…)` is it and each. */
function wordsOf(node) {
  if (ts.isIdentifier(node)) return [node.text]
  if (ts.isPropertyAccessExpression(node)) return [...wordsOf(node.expression), node.name.text]
  if (ts.isCallExpression(node)) return wordsOf(node.expression)
  return ts.isTaggedTemplateExpression(node) ? wordsOf(node.tag) : []
}

function titleOf(node) {
  if (node === undefined) return null
  if (ts.isStringLiteralLike(node)) return node.text
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : null
}

const isSwitch = (word) => switches.includes(word)

/** Whether `test.skip()` or its like stands in there, beside the tests that lie deeper and have their own. */
function isSwitchedWithin(scope) {
  let isFound = false
  const look = (node) => {
    if (callOf(node) !== null) return
    if (ts.isCallExpression(node)) {
      const [first, ...rest] = wordsOf(node.expression)
      isFound ||= ['it', 'test', 'context'].includes(first) && rest.some(isSwitch)
    }
    ts.forEachChild(node, look)
  }
  ts.forEachChild(scope, look)
  return isFound
}
