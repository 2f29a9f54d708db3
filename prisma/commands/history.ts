import { resolve } from 'node:path'
import type { SchemaHistory } from '@oficio/db/migrate/migration-files'
import { nouns } from '../../scripts/nouns.mjs'

// This file is one level below prisma/, both in the source and in the bundle (prisma/dist).
const prisma = resolve(import.meta.dirname, '..')

/** The folders with the product's schema, migrations and SQL files. */
export const history: SchemaHistory = {
  migrationsDir: resolve(prisma, 'migrations'),
  schemaDir: resolve(prisma, 'schema'),
  sqlDir: resolve(prisma, 'sql'),
  nouns,
}
