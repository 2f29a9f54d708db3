import { readMigrations, readSchemaFiles, type SchemaHistory, toMigrationList } from './migration-files'
import { noFilters, withSchemaEngine } from './schema-engine'
import { readSqlFiles } from './sql-files'

export interface DiffOptions extends SchemaHistory {
  /** postgres:// address of a server on which a temporary database may be created. */
  url: string
}

/**
 * Returns the SQL that is missing in the migrations compared to the schema; '' if they agree. Replays the migrations in
 * a shadow database, so the real database is neither read nor changed.
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
      // With this option the engine returns 2 for a difference and 0 for none.
      exitCode: true,
      filters: noFilters,
    })
    return exitCode === 0 ? '' : (stdout ?? '')
  })
}
