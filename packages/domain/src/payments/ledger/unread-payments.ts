import type { Tx } from '@oficio/db/client'
import { z } from 'zod'
import type { Ctx } from '../../kernel/ctx'
import type { UnreadCause, UnreadRow } from '../../kernel/payment-provider'
import { byKey, keyAt, type ProviderKey } from '../../kernel/provider-key'
import { nextCheckOf } from './next-check'
import { noteUnread } from './note-unread'

const ofIntents = { kind: 'payment', ownerType: 'intent' }

/**
 * Returns the last unreadable payment of those intents, or null. `providerId` selects one payment, or excludes one. An
 * unreadable payment counts as money in hand until it is readable, because it may be paid.
 */
export function findUnread(
  tx: Tx,
  intentIds: readonly string[],
  providerId?: string | { not: string },
): Promise<{ ownerId: string; providerId: string } | null> {
  return tx.unreadAnswer.findFirst({
    where: { ...ofIntents, ownerId: { in: [...intentIds] }, providerId },
    orderBy: { id: 'desc' },
    select: { ownerId: true, providerId: true },
  })
}

/** Returns the intent under which a payment is known, read or unread; null for one of no intent. */
export async function findIntentOf(tx: Tx, key: ProviderKey): Promise<string | null> {
  const payment = await tx.payment.findUnique({ where: byKey(key), select: { intentId: true } })
  if (payment) return payment.intentId
  const unread = await tx.unreadAnswer.findFirst({
    where: { ...ofIntents, ...key },
    select: { ownerId: true },
  })
  return unread?.ownerId ?? null
}

/** Returns whether any payment with this id was reported before. */
export async function isKnownPayment(tx: Tx, key: ProviderKey): Promise<boolean> {
  if ((await tx.payment.count({ where: key })) > 0) return true
  return (await tx.unreadAnswer.count({ where: { ...ofIntents, ...key } })) > 0
}

/** Records an unreadable payment for its intent, if that is known, and schedules another check. */
export async function noteUnreadPayment(
  ctx: Ctx,
  providerId: string,
  { fields, reference }: UnreadCause,
): Promise<void> {
  const intentId = z.uuid().safeParse(reference).data
  const id = (await findIntentOf(ctx.db, keyAt(ctx, providerId))) ?? intentId
  const intent = id && (await ctx.db.paymentIntent.findUnique({ where: { id } }))
  if (!intent) return
  await noteUnread(ctx, { kind: 'payment', owner: { type: 'intent', id: intent.id } }, [
    { id: providerId, fields },
  ])
  const nextCheckAt = nextCheckOf(ctx.clock.now(), { ...intent, checks: 0 }, true)
  await ctx.db.paymentIntent.updateMany({
    where: { id: intent.id, nextCheckAt: null },
    data: { nextCheckAt },
  })
}

/** Forgets a payment that was noted and can be read by now. */
export async function forgetUnreadPayment(tx: Tx, key: ProviderKey): Promise<void> {
  await tx.unreadAnswer.deleteMany({ where: { kind: 'payment', ...key } })
}

/**
 * Records which payments of an intent are unreadable, and deletes outdated records. Call it after all payments of the
 * intent were read.
 */
export async function noteUnreadOfIntent(ctx: Ctx, id: string, unread: readonly UnreadRow[]): Promise<void> {
  await noteUnread(ctx, { kind: 'payment', owner: { type: 'intent', id } }, unread)
  const unreadIds = unread.map((row) => row.id ?? '')
  await ctx.db.unreadAnswer.deleteMany({
    where: { ...ofIntents, ownerId: id, provider: ctx.payments.name, providerId: { notIn: unreadIds } },
  })
}
