// Compares the pages on disk with the table of pages.
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { treeOf } from './code-tree.mjs'

const app = 'apps/web/src/app/'
const isPage = /(^|\/)page\.tsx?$/
/** Other folders from which Next serves pages. Next prefers the first to all others. */
const isElsewhere = /^apps\/web\/(app|pages|src\/pages)\//

/**
 * Returns a line for each page on disk without a row in the table, for each row without a page, and for each page that
 * `page()` does not make with its own row. Nobody would have decided who may open such a page. `files` are paths of the
 * repository.
 */
export function findUnlistedPages(files, table, read = (file) => readFileSync(file, 'utf8')) {
  const rows = rowsOf(read(table))
  const pages = files.filter((file) => file.startsWith(app) && isPage.test(file))
  const faults = pages.flatMap((file) => {
    const path = addressOf(file)
    const row = rows.find((candidate) => candidate.path === path)
    if (!row) return [`${file}: ${path} has no row in ${table}`]
    return isMadeBy(row, treeOf({ file, text: read(file) }))
      ? []
      : [`${file}: is not made by page(pages.${row.name}, …)`]
  })
  const onDisk = pages.map(addressOf)
  const missing = rows.filter(({ path }) => !onDisk.includes(path))
  return [
    ...files.filter((file) => isElsewhere.test(file)).map((file) => `${file}: pages stand in ${app}`),
    ...faults,
    ...missing.map(({ name, path }) => `${table}: ${name} has no page at ${path}`),
  ]
}

/** Whether the file has the statement `export default page(pages.<row>, …)`. A comment does not count. */
const isMadeBy = (row, tree) =>
  tree.statements.filter(ts.isExportAssignment).some(({ expression }) => {
    if (!ts.isCallExpression(expression) || expression.expression.getText() !== 'page') return false
    return expression.arguments[0]?.getText() === `pages.${row.name}`
  })

/** Returns the address of a page. Groups in parentheses are folders and no part of the address. */
const addressOf = (file) =>
  `/${file
    .slice(app.length)
    .split('/')
    .slice(0, -1)
    .filter((part) => !part.startsWith('('))
    .join('/')}`

/** Returns name and path of each row of the constant `pages`. */
function rowsOf(text) {
  const tree = treeOf({ file: 'pages.ts', text })
  const rows = []
  const look = (node) => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === 'pages')
      for (const row of objectIn(node.initializer)?.properties ?? []) rows.push(readRow(row))
    ts.forEachChild(node, look)
  }
  look(tree)
  return rows
}

/** Returns the object literal before `as const` and `satisfies`. */
const objectIn = (node) => (!node || ts.isObjectLiteralExpression(node) ? node : objectIn(node.expression))

function readRow(row) {
  const path = row.initializer.properties.find(({ name }) => name.getText() === 'path')
  return { name: row.name.getText(), path: path.initializer.text }
}
