import ts from 'typescript'

/** Returns a file of code as the compiler reads it. */
export const treeOf = ({ file, text }) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)

/** Returns the constants that stand on top of a file. */
export const constantsOf = (tree) =>
  tree.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .flatMap(({ name, type, initializer }) =>
      ts.isIdentifier(name) && initializer ? { name: name.text, type, value: initializer } : [],
    )

/** Returns each import: its name here, its own ('*' for all of a module), and from where. */
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
