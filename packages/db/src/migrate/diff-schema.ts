import { readMigrations, readSchemaFiles, type SchemaHistory, toMigrationList } from './migration-files'
import { noFilters, withSchemaEngine } from './schema-engine'
import { readSqlFiles } from './sql-files'

export interface DiffOptions extends SchemaHistory {
  /** postgres:// address of a server on which a throw-away database may be created. */
  url: string
}

/**
 * Returns the SQL that leads from the migrations to the schema, '' when they agree. The migrations are replayed in
 * a shadow database, so the real one is neither read nor touched.
 */
export async function diffSchema(options: DiffOptions): Promise<string> {
  const { url, migrationsDir, schemaDir } = options
  const schema = await readSchemaFiles(schemaDir)
  const first = (await readSqlFiles(options)).filter(({ isBeforeTables }) => isBeforeTables)
  const migrations = toMigrationList(
    migrationsDir,
    await readMigrations(migrationsDir),
    first.map(({ sql }) => sql).join('\n'),
  )
  return withSchemaEngine({ url, schema }, async (engine) => {
    const { exitCode, stdout } = await engine.diff({
      from: { tag: 'migrations', ...migrations },
      to: { tag: 'schemaDatamodel', files: schema },
      script: true,
      // With this set the engine answers 2 for "there is a difference", 0 for "none".
      exitCode: true,
      filters: noFilters,
    })
    return exitCode === 0 ? '' : (stdout ?? '')
  })
}
