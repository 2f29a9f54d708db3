import type { distinguishBusinessesEndpoint } from '@oficio/contracts/businesses/merging/merge'
import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import { type Actor, requireAdmin } from '../../kernel/actor'
import { recordAudit } from '../../kernel/audit/record-audit'
import type { Ctx } from '../../kernel/ctx'
import { businessAuditSubject } from '../business-subject'
import { lockBusiness } from '../lock-business'

/**
 * Marks two similar businesses as different, as an admin (docs/product.md, 'Merging businesses'), so that neither is
 * listed as a duplicate of the other. An admin can still merge them. Throws business_not_found, business_status_changed
 * if one of them is gone.
 */
export async function distinguishBusinesses(
  ctx: Ctx,
  actor: Actor,
  { id, otherId }: InputOf<typeof distinguishBusinessesEndpoint>,
): Promise<ResponseOf<typeof distinguishBusinessesEndpoint>> {
  const { userId: adminId } = requireAdmin(actor)
  if (id === otherId) throw new AppError('business_not_found')
  await ctx.transaction(async (ctx) => {
    const [oneId = '', secondId = ''] = [id, otherId].sort()
    // Locks in id order, like all code that locks several businesses.
    for (const businessId of [oneId, secondId]) {
      const { status } = await lockBusiness(ctx.db, businessId)
      if (status === 'removed') throw new AppError('business_status_changed')
    }
    const { count } = await ctx.db.businessDistinction.createMany({
      data: [{ oneId, otherId: secondId, createdAt: ctx.clock.now() }],
      skipDuplicates: true,
    })
    if (count === 0) return
    const data = { otherId, otherName: await nameOf(ctx.db, otherId) }
    await recordAudit(ctx, {
      adminId,
      action: 'business-distinguished',
      subject: businessAuditSubject(id),
      data,
    })
  })
  return { areDistinct: true }
}

async function nameOf(db: Ctx['db'], id: string): Promise<string> {
  return (await db.business.findUniqueOrThrow({ where: { id }, select: { name: true } })).name
}
