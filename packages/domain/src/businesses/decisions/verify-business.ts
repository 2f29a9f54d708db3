import type { BusinessState } from '@oficio/contracts/businesses/decisions'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { decideBusiness } from './move-business'

/**
 * Stores, as an admin, what was verified about a business; visitors read the text. Another text replaces it; repeating
 * it is a no-op. Throws business_not_found, business_status_changed.
 */
export const verifyBusiness = (
  ctx: Ctx,
  actor: Actor,
  { id, what: verifiedText }: { id: string; what: string },
): Promise<BusinessState> =>
  decideBusiness(
    ctx,
    actor,
    { id, reason: verifiedText },
    {
      action: 'business-verified',
      isDone: ({ verifiedWhat }) => verifiedWhat === verifiedText,
      isOpen: ({ status }) => status !== 'removed',
      async carryOut(ctx) {
        const now = ctx.clock.now()
        await ctx.db.business.update({
          where: { id },
          data: { verifiedAt: now, verifiedWhat: verifiedText, updatedAt: now },
        })
      },
    },
  )

/** Withdraws the verification as an admin. Throws business_not_found, business_status_changed. */
export const withdrawVerification = (
  ctx: Ctx,
  actor: Actor,
  input: { id: string; reason: string },
): Promise<BusinessState> =>
  decideBusiness(ctx, actor, input, {
    action: 'business-verification-withdrawn',
    isDone: ({ verifiedWhat }) => verifiedWhat === null,
    isOpen: () => true,
    async carryOut(ctx, { id }) {
      await ctx.db.business.update({
        where: { id },
        data: { verifiedAt: null, verifiedWhat: null, updatedAt: ctx.clock.now() },
      })
    },
  })
