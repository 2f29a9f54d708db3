import type { ClaimableBusiness } from '@oficio/contracts/businesses/claims'
import { AppError } from '@oficio/contracts/errors'
import { isOwnProvenMail } from '../../accounts/mailbox/own-proven-mail'
import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { isPublicAt } from '../public-business'

/** Returns a public page for a signed-in user who wants to claim it. Throws unauthenticated, business_not_found. */
export async function getClaimable(
  ctx: Ctx,
  actor: Actor,
  { id }: { id: string },
): Promise<ClaimableBusiness> {
  const { userId } = requireAccount(actor)
  const business = await ctx.db.business.findFirst({ where: { id, ...isPublicAt(ctx.clock.now()) } })
  if (!business) throw new AppError('business_not_found')
  const { slug, name, email } = business
  const state = business.userId === null ? 'open' : business.userId === userId ? 'yours' : 'others'
  // Of a claimed page, returns only what is already public.
  const mail = state === 'open' ? email : null
  const isOwnMail = mail !== null && (await isOwnProvenMail(ctx.db, actor, mail))
  return { id, slug, name, email: mail, isOwnMail, state }
}
