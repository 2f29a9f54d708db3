import { AppError } from '@oficio/contracts/errors'
import type { BusinessImport } from '@oficio/db/generated/client'
import type { TxCtx } from '../../kernel/ctx'

/** A whole file is one transaction: ten thousand businesses with what the search reads of them. */
export const importTimeoutMs = 180_000

/** Returns an import whose row is locked until the transaction ends. Throws not_found. */
export async function lockImport({ db }: TxCtx, id: string): Promise<BusinessImport> {
  await db.$queryRaw`SELECT 1 FROM business_imports WHERE id = ${id}::uuid FOR NO KEY UPDATE`
  const row = await db.businessImport.findUnique({ where: { id } })
  if (!row) throw new AppError('not_found')
  return row
}
