import { AppError } from '@oficio/contracts/errors'
import type { Tx } from '@oficio/db/client'
import type { Business } from '@oficio/db/generated/client'

/**
 * Locks the row of a business until the transaction ends, and returns it. A caller that also locks one of its
 * subscriptions must do so after this. Throws business_not_found.
 */
export async function lockBusiness(tx: Tx, id: string): Promise<Business> {
  await tx.$queryRaw`SELECT 1 FROM businesses WHERE id = ${id}::uuid FOR NO KEY UPDATE`
  const business = await tx.business.findUnique({ where: { id } })
  if (!business) throw new AppError('business_not_found')
  return business
}
