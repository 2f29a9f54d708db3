import { serverLimits } from '@oficio/contracts/server-limits'
import { subHours } from 'date-fns'
import type { Ctx, TxCtx } from '../ctx'
import { lockNames } from '../lock-names'
import { sendStored } from './send-mail-job'

/**
 * Locks these connections until the transaction ends, so that calls which count or queue unproven mails run one after
 * another. Take this lock after all others, to avoid deadlocks.
 */
export const lockUnprovenMails = (ctx: TxCtx, connectionHashes: readonly (string | null)[]): Promise<void> =>
  lockNames(ctx.db, 'unproven-mails', connectionHashes)

/** Returns `mailsLeftOf` and locks the connection, so that the number stays correct until the transaction ends. */
export async function lockedMailsLeftOf(ctx: TxCtx, connectionHash: string): Promise<number> {
  await lockUnprovenMails(ctx, [connectionHash])
  return mailsLeftOf(ctx, connectionHash)
}

/**
 * Returns how many more mails to unproven addresses a connection may cause within this hour. A mail counts until its
 * mailbox is proven. While the whole site sends many, each connection gets a smaller budget. So a flood from many
 * connections cannot fill the mailboxes of strangers, and a visitor who needs one mail still gets it. The total of the
 * site is not locked, so concurrent calls may exceed it slightly.
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

/**
 * Returns whether a mail to that address is waiting for budget. With `connectionHash`, considers only mails caused by
 * that connection. Returns false if the hash is null.
 */
export async function isMailWaiting(
  { db }: Pick<Ctx, 'db'>,
  to: string,
  connectionHash?: string | null,
): Promise<boolean> {
  if (connectionHash === null) return false
  const where = { admittedAt: null, mail: { to }, ...(connectionHash && { connectionHash }) }
  return (await db.unprovenMail.count({ where })) > 0
}

/** Stops counting the mails of a mailbox that was proven, and sends its waiting mails. */
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
