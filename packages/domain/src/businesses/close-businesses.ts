import { countOf } from '@oficio/contracts/text/count-of'
import type { ClosingPart } from '../accounts/closing/closing-part'
import { emptyBusiness } from './empty-business'
import { lockBusiness } from './lock-business'

/** Closing an account removes its businesses, ends their plans, and deletes its wizard drafts and page claims. */
export const businessClosing: ClosingPart = {
  async foretell({ db }, { userId }) {
    const count = await db.business.count({ where: { userId, status: { not: 'removed' } } })
    if (count === 0) return {}
    const subject =
      count === 1 ? 'Tu negocio se quita' : `Se quitan tus ${countOf(count, 'negocio', 'negocios')}`
    return { ends: [`${subject} del sitio, con sus fotos. El plan se cancela y no se te cobra más.`] }
  },
  async close(ctx, { userId }) {
    const businesses = await ctx.db.business.findMany({
      where: { userId, status: { not: 'removed' } },
      orderBy: { id: 'asc' },
      select: { id: true },
    })
    for (const { id } of businesses) {
      await lockBusiness(ctx.db, id)
      await emptyBusiness(ctx, id, 'payer')
    }
    await ctx.db.businessDraft.deleteMany({ where: { userId } })
    await ctx.db.businessClaim.deleteMany({ where: { userId } })
  },
}
