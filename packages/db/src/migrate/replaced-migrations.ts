import type { Migration } from './migration-files'

/** A baseline is one migration that replaces many old ones. `missing` are the old ones that the history lacks. */
interface Replacing {
  baseline: Migration
  missing: string[]
}

/** Returns the baseline that replaces old migrations of the history and is not in the history itself. */
export function findReplacing(
  applied: readonly string[],
  migrations: readonly Migration[],
): Replacing | undefined {
  const names = new Set(applied)
  const baseline = migrations.find(
    ({ name, replaces }) => !names.has(name) && replaces.some((old) => names.has(old)),
  )
  return baseline && { baseline, missing: baseline.replaces.filter((old) => !names.has(old)) }
}

/**
 * Returns the history in terms of the current migrations: a complete set of old migrations counts as their baseline.
 * The rows of the old migrations stay in the database, so that the version before the baseline can still run on it.
 */
export function normalizeHistory(applied: readonly string[], migrations: readonly Migration[]): string[] {
  const replacing = findReplacing(applied, migrations)
  const names = replacing?.missing.length === 0 ? [...applied, replacing.baseline.name] : applied
  const old = new Set(migrations.flatMap(({ name, replaces }) => (names.includes(name) ? replaces : [])))
  return names.filter((name) => !old.has(name)).sort()
}

/** Returns the message for a database or a backup that lacks some of the replaced migrations. */
export const missingMigrationsText = ({ baseline: { replaces }, missing }: Replacing): string =>
  `Le faltan migraciones que esta versión ya no trae por separado (${missing.length}, desde ${missing[0]}). ` +
  `Hace falta pasar antes por la última versión que las trae: la que termina en ${replaces.at(-1)}.`
