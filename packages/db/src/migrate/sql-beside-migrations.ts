import type pg from 'pg'
import { inTransaction } from './in-transaction'
import type { RunScript } from './migration-adapter'
import type { Migration } from './migration-files'
import { applySqlFiles, forgetOtherSqlFiles, type SqlFile } from './sql-files'

interface Step {
  /** The migrations that this run applies. */
  pending: readonly Migration[]
  files: readonly SqlFile[]
  /** Whether the run reaches the latest tables, which the SQL files need. */
  isComplete: boolean
  log: (line: string) => void
}

/**
 * Applies SQL files in the transactions of migrations: the functions that tables call with the first migration, and all
 * files with the last one. So nobody sees new tables with old functions.
 */
export function withSqlFiles({ pending, files, isComplete, log }: Step): RunScript {
  const first = files.filter(({ isBeforeTables }) => isBeforeTables)
  const before = (script: string) => (script === pending[0]?.sql ? first : [])
  const after = (script: string) => (isComplete && script === pending.at(-1)?.sql ? files : [])
  return async (pool, script) => {
    const client = await pool.connect()
    // The next query reports a connection that broke in between. Without a listener it would end the process.
    const ignore = () => undefined
    client.on('error', ignore)
    try {
      const names = await inTransaction(client, async () => {
        const early = await applySqlFiles(client, before(script))
        await client.query(script)
        return [...early, ...(await applySqlFiles(client, after(script)))]
      })
      logFiles(names, log)
    } finally {
      client.off('error', ignore)
      client.release()
    }
  }
}

/** Applies the SQL files that no migration applied, and forgets removed files, in one transaction. */
export async function applyRemainingSqlFiles(
  client: pg.Client,
  { files, isComplete, log }: Step,
): Promise<void> {
  if (!isComplete) return
  const names = await inTransaction(client, async () => {
    const applied = await applySqlFiles(client, files)
    await forgetOtherSqlFiles(client, files)
    return applied
  }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`No se pudieron aplicar los archivos de prisma/sql, y no se cambió nada: ${reason}`, {
      cause: error,
    })
  })
  logFiles(names, log)
}

function logFiles(names: readonly string[], log: (line: string) => void): void {
  for (const name of names) log(`SQL aplicado: prisma/sql/${name}`)
}
