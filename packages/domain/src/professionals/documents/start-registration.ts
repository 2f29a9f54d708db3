import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import type { Actor } from '../../kernel/actor'
import { connectionHashOf } from '../../kernel/caller-marks'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { lockNames } from '../../kernel/lock-names'
import { liveSince } from './started-registrations'

/**
 * Starts a registration on the caller's device, which may then upload documents (docs/product.md, 'Photo and
 * documents'). Repeating the call renews the time. Does nothing for signed-in users, who need no registration to
 * upload. Throws invalid_request without a device, and too_many_registrations if the connection has too many devices.
 */
export async function startRegistration(ctx: Ctx, actor: Actor): Promise<{ success: true }> {
  if (actor.kind !== 'visitor') return { success: true }
  const { deviceHash } = actor
  if (deviceHash === null) throw new AppError('invalid_request')
  const connectionHash = connectionHashOf(ctx, actor)
  const startedAt = ctx.clock.now()
  await ctx.transaction(async (ctx) => {
    // Locks the device first, so that two uploads of one form insert only one row.
    await lockNames(ctx.db, 'registration-devices', [deviceHash])
    await lockNames(ctx.db, 'registration-connections', [connectionHash])
    const { count } = await ctx.db.startedRegistration.updateMany({
      where: { deviceHash, startedAt: { gt: liveSince(ctx) } },
      data: { startedAt },
    })
    if (count > 0) return
    if (connectionHash !== null) await requireRoom(ctx, connectionHash)
    await ctx.db.startedRegistration.deleteMany({ where: { deviceHash } })
    await ctx.db.startedRegistration.create({ data: { deviceHash, connectionHash, startedAt } })
  })
  return { success: true }
}

async function requireRoom(ctx: TxCtx, connectionHash: string): Promise<void> {
  const started = await ctx.db.startedRegistration.count({
    where: { connectionHash, startedAt: { gt: liveSince(ctx) } },
  })
  if (started >= limits.startedRegistrationsPerConnection) throw new AppError('too_many_registrations')
}
