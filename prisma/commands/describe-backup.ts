import type { Backup } from './take-backup'

/** Maximum number of missing files that are listed by name. */
const maxNames = 10

/** Returns the summary of a backup in lines for the operator. */
export function describeBackup({ manifest, files: { count, missing } }: Backup): string[] {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const lines = [`${rows} filas de ${manifest.tables.length} tablas, ${count} archivos`]
  if (missing.length === 0) return lines
  const more = missing.length > maxNames ? ` y ${missing.length - maxNames} más` : ''
  return [
    ...lines,
    `Atención: faltan ${missing.length} archivos: ${missing.slice(0, maxNames).join(', ')}${more}`,
  ]
}
