import ts from 'typescript'

/** Parses a code file with the TypeScript compiler. */
export const treeOf = ({ file, text }) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)

/** Returns the top-level constants of a file. */
export const constantsOf = (tree) =>
  tree.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .flatMap(({ name, type, initializer }) =>
      ts.isIdentifier(name) && initializer ? { name: name.text, type, value: initializer } : [],
    )

/** Returns each named import: its local name, its original name ('*' for a whole module), and its module. */
export const importsOf = (tree) =>
  tree.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
    const names = importClause?.namedBindings
    if (!names) return []
    const from = moduleSpecifier.text
    if (ts.isNamespaceImport(names)) return [{ name: names.name.text, original: '*', from }]
    return names.elements.map(({ name, propertyName }) => ({
      name: name.text,
      original: (propertyName ?? name).text,
      from,
    }))
  })

/** Calls `look` with each node of a tree. */
export function walk(node, look) {
  look(node)
  ts.forEachChild(node, (child) => walk(child, look))
}
