import type { countVisitEndpoint } from '@oficio/contracts/businesses/visits/visits'
import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import { type Caller, isAdmin, userIdOf } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { findBusinessId } from '../find-business-id'
import { isPublicAt } from '../public-business'
import { isBot } from './is-bot'
import { visitDay } from './visit-day'
import { visitMark } from './visit-mark'

/**
 * Counts a visitor's action on the page of a business (docs/product.md, 'The owner of a business'): once per kind,
 * browser and day. Skips owners, admins and bots. The answer is the same in all cases. Stores one row per visit, which
 * a job sums up later, so that concurrent visits never wait for a lock.
 */
export async function countVisit(
  ctx: Ctx,
  actor: Caller,
  { idOrSlug, kind }: InputOf<typeof countVisitEndpoint>,
): Promise<ResponseOf<typeof countVisitEndpoint>> {
  const businessId = await countedBusiness(ctx, actor, idOrSlug)
  const mark = businessId && (await visitMark(ctx, actor, businessId))
  if (businessId && mark) {
    const row = { businessId, day: visitDay(ctx.clock.now()), kind, mark }
    await ctx.db.businessVisitMark.createMany({ data: [row], skipDuplicates: true })
  }
  return { success: true }
}

/** Returns the id of the visited business if the caller counts as its visitor; null otherwise. */
async function countedBusiness(ctx: Ctx, actor: Caller, idOrSlug: string): Promise<string | null> {
  if (isAdmin(actor) || isBot(actor.userAgent)) return null
  const id = await findBusinessId(ctx, idOrSlug)
  if (id === null) return null
  const business = await ctx.db.business.findFirst({
    where: { id, ...isPublicAt(ctx.clock.now()) },
    select: { userId: true },
  })
  const isOwner = business !== null && business.userId !== null && business.userId === userIdOf(actor)
  return business && !isOwner ? id : null
}
