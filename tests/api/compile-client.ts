import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { describedApi } from './described-api'

/** The folder is below the packages that a client imports, so that imports resolve. */
const cache = fileURLToPath(new URL('../../node_modules/.cache/oficio-client/', import.meta.url))

/**
 * Compiles programs that import types made from the description of the API ('./oficio-api'), as a separate project
 * would. Returns the compiler's messages and the folder of the compiled programs.
 */
export async function compileClients(programs: Record<string, string>) {
  // Test files run at the same time, and each compiles its own programs, so each needs a folder.
  const folder = join(cache, Object.keys(programs).join('-'), '/')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'oficio-api.ts'), astToString(await openapiTS(describedApi())))
  const files = Object.entries(programs).map(([name, text]) => {
    const file = join(folder, `${name}.mts`)
    writeFileSync(file, text)
    return file
  })
  const program = ts.createProgram(files, {
    strict: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    // The authors of packages check their own declarations.
    skipLibCheck: true,
    types: [],
  })
  const emitted = program.emit()
  const faults = [...ts.getPreEmitDiagnostics(program), ...emitted.diagnostics].map(
    ({ file, start = 0, messageText }) => {
      const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0
      return `${file?.fileName.replace(folder, '')}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
    },
  )
  return { faults, compiled: (name: string) => join(folder, `${name}.mjs`) }
}
