import type { closeAccountEndpoint } from '@oficio/contracts/accounts/closing'
import type { InputOf } from '@oficio/contracts/endpoint'
import { addMinutes } from 'date-fns'
import { type Account, type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { enqueueJob } from '../../kernel/jobs/enqueue-job'
import { queueMail } from '../../kernel/mail/queue-mail'
import { lockAdmins, refuseLastAdmin } from '../last-admin'
import { accountClosedMail } from '../mails'
import { personOf } from '../person-of'
import { eraseAccountJob } from './erase-account'
import { requireOwner } from './require-owner'

/** How long after the closing the erasing is done a second time: no call of the account is under way any more by then. */
const secondLookMinutes = 5

/** Hundreds of leads may have to be ended. */
const timeoutMs = 60_000

/**
 * Closes the caller's account for good (docs/product.md, 'Closing an account'): all that every noun declares, in one
 * transaction, and afterwards by a job. Of two at the same moment one does it. Throws wrong_password, login_too_old,
 * last_admin.
 */
export async function closeAccount(
  ctx: Ctx,
  actor: Actor,
  { currentPassword }: InputOf<typeof closeAccountEndpoint>,
): Promise<{ success: true }> {
  const asking = requireAccount(actor)
  await requireOwner(ctx, asking, currentPassword)
  await ctx.transaction((ctx) => close(ctx, asking), { timeoutMs })
  return { success: true }
}

async function close(ctx: TxCtx, { userId, role }: Account): Promise<void> {
  // All admins at once and in one order, before the own row is locked: two who leave at once would wait for each other.
  if (role === 'admin') refuseLastAdmin(await lockAdmins(ctx), userId)
  const [open] = await ctx.db.$queryRaw<unknown[]>`
    SELECT 1 FROM users WHERE id = ${userId}::uuid AND closed_at IS NULL FOR NO KEY UPDATE`
  if (!open) return
  const person = await personOf(ctx, userId)
  const { address } = person
  for (const part of ctx.registry.closing) await part.close(ctx, person)
  if (address)
    await queueMail(ctx, accountClosedMail, {
      to: address,
      dedupeKey: `account-closed:${userId}`,
      refs: { userId },
    })
  const runAt = addMinutes(ctx.clock.now(), secondLookMinutes)
  await enqueueJob(ctx.db, eraseAccountJob, { userId })
  await enqueueJob(ctx.db, eraseAccountJob, { userId }, { runAt })
}
