import type { closeAccountEndpoint } from '@oficio/contracts/accounts/closing'
import type { InputOf } from '@oficio/contracts/endpoint'
import { type Account, type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { notify } from '../../kernel/notices/notify'
import { accountClosedEvent } from '../events'
import { lockAdmins, refuseLastAdmin } from '../last-admin'
import { personOf } from '../person-of'
import { closePerson, closingTimeoutMs } from './close-person'
import { requireOwner } from './require-owner'

/**
 * Closes the caller's account permanently (docs/product.md, 'Closing an account'). Runs the closing part of every noun
 * in one transaction, then enqueues a job for the rest. Of two concurrent calls, only the first has an effect. Throws
 * wrong_password, login_too_old, last_admin.
 */
export async function closeAccount(
  ctx: Ctx,
  actor: Actor,
  { currentPassword }: InputOf<typeof closeAccountEndpoint>,
): Promise<{ success: true }> {
  const asking = requireAccount(actor)
  await requireOwner(ctx, asking, currentPassword)
  await ctx.transaction((ctx) => close(ctx, asking), { timeoutMs: closingTimeoutMs })
  return { success: true }
}

async function close(ctx: TxCtx, { userId, role }: Account): Promise<void> {
  // Lock all admins in one fixed order, before the own row: two admins who leave at once would deadlock otherwise.
  if (role === 'admin') refuseLastAdmin(await lockAdmins(ctx), userId)
  const [open] = await ctx.db.$queryRaw<unknown[]>`
    SELECT 1 FROM users WHERE id = ${userId}::uuid AND closed_at IS NULL FOR NO KEY UPDATE`
  if (!open) return
  const person = await personOf(ctx, userId)
  const { address } = person
  await closePerson(ctx, person)
  if (address) await notify(ctx, accountClosedEvent, { email: address, key: userId, data: { userId } })
}
