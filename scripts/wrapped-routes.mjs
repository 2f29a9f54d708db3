// Finds API routes that no wrapper made.
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { importsOf, treeOf } from './code-tree.mjs'

const isRoute = /^apps\/web\/src\/app\/(.*\/)?route\.tsx?$/
const wrapperModule = '@/server/route'
const wrappers = ['route', 'rawRoute', 'formRoute']

/** Routes outside of the contracts: next-auth's own calls, and the 404 of unknown paths. */
const exempt = [
  'apps/web/src/app/api/auth/[...nextauth]/route.ts',
  'apps/web/src/app/api/[...unknown]/route.ts',
]

/**
 * Returns a line for each export of a route that no wrapper made. Such a route has no access check, no rate limit and
 * no log line.
 */
export const findUnwrappedRoutes = (files, read = (file) => readFileSync(file, 'utf8')) =>
  files
    .filter((file) => isRoute.test(file) && !exempt.includes(file))
    .flatMap((file) => {
      const tree = treeOf({ file, text: read(file) })
      const names = importsOf(tree)
        .filter(({ from, original }) => from === wrapperModule && wrappers.includes(original))
        .map(({ name }) => name)
      return tree.statements
        .filter((statement) => isExport(statement) && !isMadeBy(names, statement))
        .map((statement) => `${file}: '${firstLine(statement, tree)}' is not made by ${wrappers.join(', ')}`)
    })

const isExport = (statement) =>
  ts.isExportDeclaration(statement) ||
  ts.isExportAssignment(statement) ||
  (statement.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

const isMadeBy = (names, statement) =>
  ts.isVariableStatement(statement) &&
  statement.declarationList.declarations.every(
    ({ initializer }) =>
      initializer &&
      ts.isCallExpression(initializer) &&
      ts.isIdentifier(initializer.expression) &&
      names.includes(initializer.expression.text),
  )

const firstLine = (statement, tree) => statement.getText(tree).split('\n')[0]
