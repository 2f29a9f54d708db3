import { join } from 'node:path'
import ts from 'typescript'

/** The virtual files are beside the checker, so that the compiler finds the types from there. Nothing is written. */
const folder = import.meta.dirname
const fileOf = (at: number): string => join(folder, `graph-${at}.ts`)

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
}

/** A property of a search action that schema.org allows but the library's types do not. */
const untyped = /"query-input":"[^"]*",?/g

/**
 * Returns what differs from schema.org in the pages' graphs: a type, a property of a type, or the kind of its value.
 * The compiler checks each graph against the types of the whole vocabulary.
 */
export function schemaFaults(graphs: readonly unknown[]): string[] {
  const sources = new Map(graphs.map((graph, at) => [fileOf(at), sourceOf(graph)]))
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists, readFile } = host
  host.fileExists = (name) => sources.has(name) || fileExists(name)
  host.readFile = (name) => sources.get(name) ?? readFile(name)
  host.getSourceFile = (name, target, ...rest) => {
    const own = sources.get(name)
    return own === undefined ? getSourceFile(name, target, ...rest) : ts.createSourceFile(name, own, target)
  }
  const program = ts.createProgram([...sources.keys()], options, host)
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText, file, start = 0 }) =>
      [
        ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 400),
        file?.text.slice(Math.max(0, start - 60), start + 120) ?? '',
      ].join(' | '),
    )
}

const sourceOf = (graph: unknown): string =>
  `import type { Graph } from 'schema-dts'\nexport const graph: Graph = ${JSON.stringify(graph).replace(untyped, '')}\n`
