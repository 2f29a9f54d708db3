import { AppError } from '@oficio/contracts/errors'
import type { Tx } from '@oficio/db/client'

/**
 * Locks the professional's row until the transaction ends, so that free leads are counted one at a time. A caller that
 * also locks a request must lock the request first. Throws not_found.
 */
export async function lockProfessional(tx: Tx, id: string) {
  // Avoids FOR UPDATE, which would deadlock with a wave that has just notified this professional.
  await tx.$queryRaw`SELECT 1 FROM professionals WHERE id = ${id}::uuid FOR NO KEY UPDATE`
  const professional = await tx.professional.findUnique({ where: { id } })
  if (!professional) throw new AppError('not_found')
  return professional
}
