import { resolve } from 'node:path'
import type { SchemaHistory } from '@oficio/db/migrate/migration-files'
import { nouns } from '../../scripts/nouns.mjs'

// One level below prisma/, both here and in the bundle (prisma/dist).
const prisma = resolve(import.meta.dirname, '..')

/** The product's own tables and SQL. */
export const history: SchemaHistory = {
  migrationsDir: resolve(prisma, 'migrations'),
  schemaDir: resolve(prisma, 'schema'),
  sqlDir: resolve(prisma, 'sql'),
  nouns,
}
