import { AppError } from '@oficio/contracts/errors'
import type { Tx } from '@oficio/db/client'

/**
 * Returns the professional with the row locked until the transaction ends: their remaining leads are counted by one
 * at a time. A caller that also locks a request does so before this. Throws not_found.
 */
export async function lockProfessional(tx: Tx, id: string) {
  // Not FOR UPDATE: that would wait for a wave that has just told this professional, and the wave for us.
  await tx.$queryRaw`SELECT 1 FROM professionals WHERE id = ${id}::uuid FOR NO KEY UPDATE`
  const professional = await tx.professional.findUnique({ where: { id } })
  if (!professional) throw new AppError('not_found')
  return professional
}
