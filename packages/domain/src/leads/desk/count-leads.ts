import type { ResponseOf } from '@oficio/contracts/endpoint'
import type { countLeadsEndpoint } from '@oficio/contracts/leads/endpoints'
import { liveStatuses } from '@oficio/contracts/service-requests/shapes'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { ownProfessional } from '../../professionals/own-professional'

/**
 * Counts the professional's active leads on live requests, and how many of these clients still wait to be contacted.
 * Throws forbidden.
 */
export async function countLeads(ctx: Ctx, actor: Actor): Promise<ResponseOf<typeof countLeadsEndpoint>> {
  const { id: professionalId } = await ownProfessional(ctx.db, actor)
  const rows = await ctx.db.lead.findMany({
    where: {
      professionalId,
      status: 'active',
      request: { status: { in: [...liveStatuses] } },
    },
    select: { contactedAt: true },
  })
  return {
    inCourse: rows.length,
    waiting: rows.filter(({ contactedAt }) => contactedAt === null).length,
  }
}
