import { readMigrations } from '@oficio/db/migrate/migration-files'
import { findChangedSqlFiles, readSqlFiles } from '@oficio/db/migrate/sql-files'
import { type Finding, fault, ok, type Patient, warning } from './check'

/** The major version of PostgreSQL that the product requires. */
const version = 18
/** Maximum difference of the clocks in seconds. With more, codes and sessions expire too early or too late. */
const clocksApartSeconds = 2

interface Server {
  version: number
  encoding: string
  sorting: string
  sharedMb: number
  now: Date
}

export async function checkDatabase({ ctx, history }: Patient): Promise<Finding[]> {
  const startedAt = Date.now()
  const [server] = await ctx.db.$queryRaw<Server[]>`
    SELECT current_setting('server_version_num')::int / 10000 AS version,
           pg_encoding_to_char(encoding) AS encoding,
           datlocprovider::text AS sorting,
           (pg_size_bytes(current_setting('shared_buffers')) / 1048576)::int AS "sharedMb",
           clock_timestamp() AS now
      FROM pg_database WHERE datname = current_database()`
  if (!server) return [fault('La base no dice nada de sí misma.')]
  const apart = Math.abs(server.now.getTime() - (startedAt + Date.now()) / 2) / 1000
  return [
    server.version >= version
      ? ok(`PostgreSQL ${server.version}`)
      : fault(`PostgreSQL ${server.version}: hace falta el ${version}.`),
    await checkMigrations(ctx, history),
    server.encoding === 'UTF8'
      ? ok('Codificación UTF8')
      : fault(`Codificación ${server.encoding}: hace falta UTF8.`),
    ...(server.sorting === 'i'
      ? []
      : [warning('Ordena los textos sin ICU: la ñ puede quedar fuera de lugar.')]),
    ...(server.sharedMb >= 256
      ? []
      : [warning(`shared_buffers es de ${server.sharedMb} MB: dale un cuarto de la memoria de su máquina.`)]),
    apart <= clocksApartSeconds
      ? ok('Su reloj y el de esta máquina coinciden.')
      : fault(`Su reloj y el de esta máquina difieren en ${Math.round(apart)} s: sincronizalos (NTP).`),
  ]
}

async function checkMigrations({ db }: Patient['ctx'], history: Patient['history']): Promise<Finding> {
  const applied = await db.$queryRaw<{ name: string }[]>`
    SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`
  const appliedNames = new Set(applied.map(({ name }) => name))
  const missing = (await readMigrations(history.migrationsDir)).filter(({ name }) => !appliedNames.has(name))
  if (missing.length > 0)
    return fault(`Faltan migraciones (${missing.map(({ name }) => name).join(', ')}): npm run db:migrate.`)
  const query = async (text: string, values: unknown[] = []) => ({
    rows: await db.$queryRawUnsafe<[]>(text, ...values),
  })
  const changed = await findChangedSqlFiles({ query }, await readSqlFiles(history))
  if (changed.length === 0) return ok('Tablas al día')
  const names = changed.map(({ name }) => name).join(', ')
  return fault(`Funciones o triggers que no son los de esta versión (${names}): npm run db:migrate.`)
}
