import type { MailEventKind } from '@oficio/contracts/kernel/mail-events'
import type { Tx } from '@oficio/db/client'
import type { TxCtx } from '../ctx'
import { admitMailsTo } from './unproven-mails'

/**
 * The weaker reasons that each reason replaces: a permanent bounce replaces a temporary one, and a complaint replaces
 * both.
 */
const givesWay: Record<MailEventKind, readonly MailEventKind[]> = {
  soft_bounce: [],
  hard_bounce: ['soft_bounce'],
  complaint: ['soft_bounce', 'hard_bounce'],
}

/** Returns why an address gets only required mails; null for an unmarked address. */
export const findMark = async (tx: Tx, address: string): Promise<MailEventKind | null> =>
  (await findMarks(tx, [address]))(address)

/** Reads the marks of some addresses, and returns the function that gives `findMark` of each of them. */
export async function findMarks(
  tx: Tx,
  addresses: readonly string[],
): Promise<(address: string) => MailEventKind | null> {
  const marks = await tx.markedAddress.findMany({
    where: { email: { in: [...addresses] }, clearedAt: null },
    select: { email: true, reason: true },
  })
  const reasonOf = new Map(marks.map(({ email, reason }) => [email.toLowerCase(), reason]))
  return (address) => reasonOf.get(address.toLowerCase()) ?? null
}

interface Mark {
  address: string
  reason: MailEventKind
  /** When the event happened. An event from before the last clearing of the mark has no effect. */
  at: Date
  /** Identifies the event. */
  key: string
}

/**
 * Marks an address (docs/product.md, 'Bounces and complaints'), and notifies its account if it was not marked before.
 */
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

/**
 * Clears bounce marks and stops counting the mails of the mailbox as unproven, because a used link proves that the
 * mailbox works. A complaint stays.
 */
export const mailArrives = (ctx: TxCtx, address: string): Promise<void> =>
  clearMark(ctx, address, ['hard_bounce', 'soft_bounce'])

/** Clears all marks after the owner of an address asked for a mail and used it. */
export const mailIsWanted = (ctx: TxCtx, address: string): Promise<void> =>
  clearMark(ctx, address, ['hard_bounce', 'soft_bounce', 'complaint'])

async function clearMark(ctx: TxCtx, address: string, reasons: MailEventKind[]): Promise<void> {
  await ctx.db.markedAddress.updateMany({
    where: { email: address, clearedAt: null, reason: { in: reasons } },
    data: { clearedAt: ctx.clock.now() },
  })
  await admitMailsTo(ctx, address)
}
