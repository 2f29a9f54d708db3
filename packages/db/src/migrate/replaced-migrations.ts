import type { Migration } from './migration-files'

/** A baseline is one migration instead of many old ones; `missing` are the old ones that a history lacks. */
interface Replacing {
  baseline: Migration
  missing: string[]
}

/** Returns the baseline for which a history still has the old migrations, and no row of its own. */
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
 * Returns the names of a history as the present migrations have them: a complete set of old migrations is their baseline.
 * The rows of old migrations stay in a database, so that the version before the baseline still runs on it.
 */
export function inPresentNames(applied: readonly string[], migrations: readonly Migration[]): string[] {
  const replacing = findReplacing(applied, migrations)
  const names = replacing?.missing.length === 0 ? [...applied, replacing.baseline.name] : applied
  const old = new Set(migrations.flatMap(({ name, replaces }) => (names.includes(name) ? replaces : [])))
  return names.filter((name) => !old.has(name)).sort()
}

/** What a database or a backup from before the last old migration needs first. */
export const updateFirst = ({ baseline: { replaces }, missing }: Replacing): string =>
  `Le faltan migraciones que esta versión ya no trae por separado (${missing.length}, desde ${missing[0]}). ` +
  `Hace falta pasar antes por la última versión que las trae: la que termina en ${replaces.at(-1)}.`
