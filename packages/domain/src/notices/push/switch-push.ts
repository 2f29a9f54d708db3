import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import { isPushAddress, type PushOffer, type switchPushOnEndpoint } from '@oficio/contracts/notices/push'
import { serverLimits } from '@oficio/contracts/server-limits'
import { lockAccount } from '../../accounts/links'
import { type Account, type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx, TxCtx } from '../../kernel/ctx'

/**
 * Turns on push notices for the calling browser, until its session ends (docs/product.md, 'Notices on a device'). A
 * browser belongs to one account: if another account turns push on in the same browser, the browser moves to that
 * account. Throws push_unavailable; push_device_refused for an unknown push service.
 */
export async function switchPushOn(
  ctx: Ctx,
  actor: Actor,
  { endpoint, keys }: InputOf<typeof switchPushOnEndpoint>,
): Promise<{ success: true }> {
  const { userId, sessionId } = requireSession(actor)
  const { push } = ctx
  if (!push) throw new AppError('push_unavailable')
  const device = { endpoint, ...keys }
  if (!isPushAddress(endpoint) || !push.isReadable(device)) throw new AppError('push_device_refused')
  await ctx.transaction(async (ctx) => {
    // Lock the account. Otherwise concurrent browsers would not count each other, and a closing account could leave a
    // device behind.
    await lockAccount(ctx, userId)
    await requireOpen(ctx, sessionId)
    const columns = { ...device, userId, serverKey: push.publicKey, createdAt: ctx.clock.now() }
    await ctx.db.pushDevice.deleteMany({ where: { sessionId, endpoint: { not: endpoint } } })
    await ctx.db.pushDevice.upsert({
      where: { endpoint },
      create: { sessionId, ...columns },
      update: { sessionId, ...columns },
    })
    await makeRoom(ctx, userId)
  })
  return { success: true }
}

/** Turns off push notices for the calling browser. Idempotent. */
export async function switchPushOff(ctx: Ctx, actor: Actor): Promise<{ success: true }> {
  const { sessionId } = requireSession(actor)
  await ctx.db.pushDevice.deleteMany({ where: { sessionId } })
  return { success: true }
}

/** Returns what a page needs to offer push notices, or null if the site has no push. */
export async function getPushOffer(ctx: Ctx, actor: Actor): Promise<PushOffer | null> {
  const { sessionId } = requireSession(actor)
  if (!ctx.push) return null
  const { publicKey } = ctx.push
  const own = await ctx.db.pushDevice.count({ where: { sessionId, serverKey: publicKey } })
  return { publicKey, isOn: own > 0 }
}

/** Returns the account with its session, which identifies the browser. Throws unauthenticated without a session. */
function requireSession(actor: Actor): Account & { sessionId: string } {
  const asking = requireAccount(actor)
  const { sessionId } = asking
  if (sessionId === null) throw new AppError('unauthenticated')
  return { ...asking, sessionId }
}

async function requireOpen({ db }: TxCtx, sessionId: string): Promise<void> {
  const open = await db.session.count({ where: { id: sessionId, revokedAt: null } })
  if (open === 0) throw new AppError('unauthenticated')
}

/** Deletes the devices beyond the limit, oldest first. */
async function makeRoom({ db }: TxCtx, userId: string): Promise<void> {
  const excessDevices = await db.pushDevice.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { sessionId: 'desc' }],
    select: { sessionId: true },
    skip: serverLimits.pushDevices,
  })
  await db.pushDevice.deleteMany({
    where: { sessionId: { in: excessDevices.map(({ sessionId }) => sessionId) } },
  })
}
