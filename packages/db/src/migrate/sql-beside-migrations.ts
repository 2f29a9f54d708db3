import type pg from 'pg'
import { inTransaction } from './in-transaction'
import type { RunScript } from './migration-adapter'
import type { Migration } from './migration-files'
import { applySqlFiles, forgetOtherSqlFiles, type SqlFile } from './sql-files'

interface Step {
  /** The migrations that this run applies. */
  pending: readonly Migration[]
  files: readonly SqlFile[]
  /** Whether the run ends with the tables that the files describe. */
  isComplete: boolean
  log: (line: string) => void
}

/**
 * Adds files of SQL to the transactions of migrations: files with functions that tables call before the first one, and all after
 * the last one, so that nobody sees new tables with old functions.
 */
export function withSqlFiles({ pending, files, isComplete, log }: Step): RunScript {
  const first = files.filter(({ isBeforeTables }) => isBeforeTables)
  const before = (script: string) => (script === pending[0]?.sql ? first : [])
  const after = (script: string) => (isComplete && script === pending.at(-1)?.sql ? files : [])
  return async (pool, script) => {
    const client = await pool.connect()
    // A connection cut in between is reported by the next query; without a listener it would end the process.
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

/** Applies the files that no migration took along, and forgets removed files; all or nothing. */
export async function finishSqlFiles(client: pg.Client, { files, isComplete, log }: Step): Promise<void> {
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
