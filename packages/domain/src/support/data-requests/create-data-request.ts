import type { InputOf } from '@oficio/contracts/endpoint'
import { dataLimits } from '@oficio/contracts/support/data-limits'
import type { createDataRequestEndpoint } from '@oficio/contracts/support/data-requests'
import { subHours, subMinutes } from 'date-fns'
import { unprovenConnection } from '../../accounts/mailbox/unproven-connection'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { lockNames } from '../../kernel/lock-names'
import { isMailWaiting } from '../../kernel/mail/unproven-mails'
import { refuseFilledTrap } from '../../kernel/refuse-filled-trap'
import { fileDataRequest } from './file-data-request'

/** A second tap, or a retry on a bad connection. */
const sameWithinMinutes = 10

/**
 * Takes what somebody asks about their data (docs/product.md, 'Personal data'). Answers the same, with the same work done, for
 * every address: what is stored about it is not looked at before its mailbox is proven. A mailbox that was mailed several links
 * today gets no more of them, but one of each kind: strangers who ask in its name shall keep its owner from nothing. Throws
 * validation_failed.
 */
export async function createDataRequest(
  ctx: Ctx,
  actor: Actor,
  { website, ...asked }: InputOf<typeof createDataRequestEndpoint>,
): Promise<{ email: string; isMailWaiting: boolean }> {
  refuseFilledTrap({ website })
  const { email, kind, detail = '' } = asked
  const isWaiting = await ctx.transaction(async (ctx) => {
    await lockNames(ctx.db, 'data-request', [email.toLowerCase()])
    const now = ctx.clock.now()
    const connectionHash = await unprovenConnection(ctx, actor, email)
    const recent = await ctx.db.dataRequest.findMany({
      where: { email, openedById: null, createdAt: { gt: subHours(now, dataLimits.mailHours) } },
      select: { kind: true, detail: true, createdAt: true },
    })
    const isSame = recent.some(
      (earlier) =>
        earlier.kind === kind &&
        earlier.detail === detail &&
        earlier.createdAt > subMinutes(now, sameWithinMinutes),
    )
    const isFirst = recent.every((earlier) => earlier.kind !== kind)
    if (!isSame && (isFirst || recent.length < dataLimits.mails))
      await fileDataRequest(ctx, asked, connectionHash)
    return isMailWaiting(ctx, email, connectionHash)
  })
  return { email, isMailWaiting: isWaiting }
}
