import { AppError } from '@oficio/contracts/errors'
import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { queueMail } from '../../kernel/mail/queue-mail'
import { lockAccount } from '../links'
import { googleUnlinkedMail } from '../mails'

/**
 * Takes a way into the caller's account away and tells its owner; sessions go on. Of two at the same moment that would
 * leave no way in one is refused. Throws not_found for somebody else's, last_way_in.
 */
export async function unlinkIdentity(
  ctx: Ctx,
  actor: Actor,
  { id }: { id: string },
): Promise<{ success: true }> {
  const { userId } = requireAccount(actor)
  await ctx.transaction(async (ctx) => {
    await lockAccount(ctx, userId)
    const { email, passwordHash, identities } = await ctx.db.user.findUniqueOrThrow({
      where: { id: userId },
      select: { email: true, passwordHash: true, identities: { select: { id: true } } },
    })
    if (!identities.some((identity) => identity.id === id)) throw new AppError('not_found')
    if (passwordHash === null && identities.length === 1) throw new AppError('last_way_in')
    await ctx.db.identity.delete({ where: { id } })
    await queueMail(ctx, googleUnlinkedMail, {
      to: email,
      dedupeKey: `google-unlinked:${id}`,
      refs: { userId },
    })
  })
  return { success: true }
}
