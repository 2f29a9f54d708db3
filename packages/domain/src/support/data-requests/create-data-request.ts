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

/** Within this time an equal request counts as a double click or a retry. */
const sameWithinMinutes = 10

/**
 * Files a request about personal data (docs/product.md, 'Personal data'). The answer and the work are the same for
 * every address, because stored data are not read before the mailbox is proven. A mailbox gets a limited number of
 * links per period, but always the first of each kind. So strangers who use its address cannot block its owner. Throws
 * validation_failed.
 */
export async function createDataRequest(
  ctx: Ctx,
  actor: Actor,
  { website, ...request }: InputOf<typeof createDataRequestEndpoint>,
): Promise<{ email: string; isMailWaiting: boolean }> {
  refuseFilledTrap({ website })
  const { email, kind, detail = '' } = request
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
      await fileDataRequest(ctx, request, connectionHash)
    return isMailWaiting(ctx, email, connectionHash)
  })
  return { email, isMailWaiting: isWaiting }
}
