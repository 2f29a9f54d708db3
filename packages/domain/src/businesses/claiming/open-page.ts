import { AppError } from '@oficio/contracts/errors'
import type { Business } from '@oficio/db/generated/client'
import type { TxCtx } from '../../kernel/ctx'
import { lockBusiness } from '../lock-business'
import { isPublicAt } from '../public-business'

/** Locks and returns a public business without an owner. Throws business_not_found, page_taken. */
export async function lockOpenPage(ctx: TxCtx, id: string): Promise<Business> {
  const business = await lockBusiness(ctx.db, id)
  const isPublic = await ctx.db.business.count({ where: { id, ...isPublicAt(ctx.clock.now()) } })
  if (isPublic === 0) throw new AppError('business_not_found')
  if (business.userId !== null) throw new AppError('page_taken')
  return business
}
