import { AppError } from '@oficio/contracts/errors'
import type { BusinessImport } from '@oficio/db/generated/client'
import type { TxCtx } from '../../kernel/ctx'

/** Timeout of the transaction for a whole file: up to ten thousand businesses with their copies for the search. */
export const importTimeoutMs = 180_000

/** Locks the row of an import until the transaction ends and returns the import. Throws not_found. */
export async function lockImport({ db }: TxCtx, id: string): Promise<BusinessImport> {
  await db.$queryRaw`SELECT 1 FROM business_imports WHERE id = ${id}::uuid FOR NO KEY UPDATE`
  const row = await db.businessImport.findUnique({ where: { id } })
  if (!row) throw new AppError('not_found')
  return row
}
