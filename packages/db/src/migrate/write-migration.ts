import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type DiffOptions, diffSchema } from './diff-schema'

/**
 * Writes `<migrationsDir>/<UTC timestamp>_<name>/migration.sql` with the differences between schema and migrations.
 * Returns the path of the file; null if there is no difference. Throws if `name` is not snake_case.
 */
export async function writeMigration(
  options: DiffOptions & { name: string; now: Date },
): Promise<string | null> {
  const { name, now, migrationsDir } = options
  if (!/^[a-z][a-z0-9_]*$/.test(name)) {
    throw new Error(
      `El nombre de la migración va en minúsculas, con guiones bajos: add_reviews (se recibió «${name}»)`,
    )
  }
  const sql = await diffSchema(options)
  if (sql === '') return null
  const timestamp = now.toISOString().replace(/\D/g, '').slice(0, 14)
  const folder = join(migrationsDir, `${timestamp}_${name}`)
  await mkdir(folder, { recursive: true })
  // Prisma's command line requires this file, which names the kind of database.
  await writeFile(join(migrationsDir, 'migration_lock.toml'), 'provider = "postgresql"\n')
  const file = join(folder, 'migration.sql')
  await writeFile(file, sql)
  return file
}
