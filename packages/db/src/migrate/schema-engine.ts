import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import type { SchemaEngine } from '@prisma/schema-engine-wasm'
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg'
import { migrationAdapterFactory, type RunScript } from './migration-adapter'
import type { SchemaFile } from './migration-files'

/** All tables and enums are managed by Prisma, because graphile-worker has a separate schema. */
export const noFilters = { externalTables: [], externalEnums: [] }

let isLoaded = false

/**
 * Runs `work` with Prisma's schema engine (WebAssembly), connected to `url`. Closes every connection afterwards. Throws
 * the engine's errors, or an Error with the server's message if the server refused a script.
 */
export async function withSchemaEngine<T>(
  { url, schema, runScript }: { url: string; schema: SchemaFile[]; runScript?: RunScript | undefined },
  work: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  loadOnce()
  const { factory, close, refusal } = migrationAdapterFactory(url, runScript)
  try {
    const datamodels = schema.map(({ path, content }): [string, string] => [path, content])
    const adapter = bindMigrationAwareSqlAdapterFactory(factory)
    return await work(await glue.SchemaEngine.new({ datamodels }, () => undefined, adapter))
  } catch (error) {
    const words = refusal()
    throw words === undefined ? error : new Error(words, { cause: error })
  } finally {
    await close()
  }
}

/** Instantiates the engine by hand, because Prisma ships it for bundlers that import .wasm, which Node 20 cannot. */
function loadOnce(): void {
  if (isLoaded) return
  const registry = { set_message: (message: string) => process.stderr.write(`${message}\n`) }
  // The engine reports a panic through this global. Without it the engine fails without any message.
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: registry })
  const entry = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg')
  const module = new WebAssembly.Module(readFileSync(join(dirname(entry), 'schema_engine_bg.wasm')))
  const { exports } = new WebAssembly.Instance(module, { './schema_engine_bg.js': { ...glue } })
  glue.__wbg_set_wasm(exports)
  // WebAssembly exports are untyped. This export is the start function that wasm-bindgen always generates.
  const start = exports.__wbindgen_start as () => void
  start()
  isLoaded = true
}
