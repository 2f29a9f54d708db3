import { serverLimits } from '@oficio/contracts/server-limits'
import { subHours } from 'date-fns'
import type { Ctx, TxCtx } from '../ctx'
import { lockNames } from '../lock-names'
import { sendStored } from './send-mail-job'

/**
 * Serialises the calls of these connections that count or queue such mails, until the transaction ends. Taken after all
 * other locks, so that nothing waits for a call that holds it.
 */
export const lockUnprovenMails = (ctx: TxCtx, connectionHashes: readonly (string | null)[]): Promise<void> =>
  lockNames(ctx.db, 'unproven-mails', connectionHashes)

/** Returns `mailsLeftOf`, which stays true until the transaction ends. */
export async function lockedMailsLeftOf(ctx: TxCtx, connectionHash: string): Promise<number> {
  await lockUnprovenMails(ctx, [connectionHash])
  return mailsLeftOf(ctx, connectionHash)
}

/**
 * Returns how many more mails to unproven addresses one connection may cause within this hour. A mail counts until its
 * own mailbox answers. While the whole site sends many, each connection has only a few, so that a flood from many
 * connections neither fills strangers' mailboxes nor shuts out a visitor who needs one mail. The figure of the site is
 * not locked: calls of the same moment may exceed it by their own mails.
 */
export async function mailsLeftOf(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  connectionHash: string,
): Promise<number> {
  const [count] = await db.$queryRaw<{ ofConnection: number; ofSite: number }[]>`
    SELECT count(*)::int AS "ofSite",
      (count(*) FILTER (WHERE unproven.connection_hash = ${connectionHash}))::int AS "ofConnection"
    FROM unproven_mails unproven JOIN mails mail ON mail.id = unproven.mail_id
    WHERE unproven.admitted_at > ${subHours(clock.now(), 1)} AND mail.skipped_at IS NULL`
  const { ofConnection, ofSite } = count ?? { ofConnection: 0, ofSite: 0 }
  return Math.max(0, budgetOf(ofSite) - ofConnection)
}

function budgetOf(sentBySite: number): number {
  if (sentBySite >= serverLimits.unprovenMailsOfSite) return 0
  return sentBySite >= serverLimits.unprovenMailsOfBusySite
    ? serverLimits.unprovenMailsPerConnectionOfBusySite
    : serverLimits.unprovenMailsPerConnection
}

/** Returns whether a mail to that address waits for room; with a connection, whether one of its own does. */
export async function isMailWaiting(
  { db }: Pick<Ctx, 'db'>,
  to: string,
  connectionHash?: string | null,
): Promise<boolean> {
  if (connectionHash === null) return false
  const where = { admittedAt: null, mail: { to }, ...(connectionHash && { connectionHash }) }
  return (await db.unprovenMail.count({ where })) > 0
}

/** Frees the mails of a mailbox from the budget once it has answered one, and sends mails that still wait. */
export async function admitMailsTo(ctx: TxCtx, address: string): Promise<void> {
  const mails = await ctx.db.$queryRaw<{ id: string; isWaiting: boolean }[]>`
    DELETE FROM unproven_mails unproven USING mails mail
    WHERE mail.id = unproven.mail_id AND mail."to" = ${address}::citext
    RETURNING mail.id, unproven.admitted_at IS NULL AS "isWaiting"`
  await sendStored(
    ctx,
    mails.filter(({ isWaiting }) => isWaiting).map(({ id }) => id),
  )
}
