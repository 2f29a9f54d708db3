import type { MailEventKind } from '@oficio/contracts/kernel/mail-events'
import type { Tx } from '@oficio/db/client'
import type { TxCtx } from '../ctx'

/** Which reasons give way to another one: what is certain to what is not, and what its reader wants to either. */
const givesWay: Record<MailEventKind, readonly MailEventKind[]> = {
  soft_bounce: [],
  hard_bounce: ['soft_bounce'],
  complaint: ['soft_bounce', 'hard_bounce'],
}

/** Returns why an address gets nothing any more but what it is owed; null where it does. */
export async function findMark(tx: Tx, address: string): Promise<MailEventKind | null> {
  const mark = await tx.markedAddress.findFirst({
    where: { email: address, clearedAt: null },
    select: { reason: true },
  })
  return mark?.reason ?? null
}

interface Mark {
  address: string
  reason: MailEventKind
  /** When what it is marked for happened; before it was cleared it says nothing any more. */
  at: Date
  /** Names that happening. */
  key: string
}

/** Marks an address (docs/product.md, 'Bounces and complaints'), and tells its account where it was not marked before. */
export async function markAddress(ctx: TxCtx, { address, reason, at, key }: Mark): Promise<void> {
  const marks = { reason, markedAt: ctx.clock.now(), clearedAt: null }
  const first = await ctx.db.markedAddress.createMany({
    data: [{ email: address, ...marks }],
    skipDuplicates: true,
  })
  const again =
    first.count > 0
      ? first
      : await ctx.db.markedAddress.updateMany({
          where: { email: address, clearedAt: { lt: at } },
          data: marks,
        })
  if (again.count === 0) {
    await ctx.db.markedAddress.updateMany({
      where: { email: address, clearedAt: null, reason: { in: [...givesWay[reason]] } },
      data: { reason },
    })
    return
  }
  for (const follow of ctx.registry.onMarkedAddress) await follow(ctx, { address, key })
}

/** Somebody has used what was mailed there: mails arrive, whatever bounced before. A complaint stays. */
export const mailArrives = (ctx: TxCtx, address: string): Promise<void> =>
  clearMark(ctx, address, ['hard_bounce', 'soft_bounce'])

/** The owner of an address has asked for mails and used what was mailed there. */
export const mailIsWanted = (ctx: TxCtx, address: string): Promise<void> =>
  clearMark(ctx, address, ['hard_bounce', 'soft_bounce', 'complaint'])

async function clearMark(ctx: TxCtx, address: string, reasons: MailEventKind[]): Promise<void> {
  await ctx.db.markedAddress.updateMany({
    where: { email: address, clearedAt: null, reason: { in: reasons } },
    data: { clearedAt: ctx.clock.now() },
  })
}
