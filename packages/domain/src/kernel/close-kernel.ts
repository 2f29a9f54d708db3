import type { AuditSubject } from '@oficio/contracts/kernel/audit-words'
import { auditSubject } from './audit-subject'
import type { TxCtx } from './ctx'
import { mailRefs, type Person } from './personal-data'

/**
 * Closes the kernel's part of an account: deletes notices and mail addresses, and the reasons of decisions about the
 * account.
 */
export async function closeInKernel(ctx: TxCtx, person: Person): Promise<void> {
  await ctx.db.notice.deleteMany({ where: { userId: person.userId } })
  await ctx.db.pushDevice.deleteMany({ where: { userId: person.userId } })
  await eraseDecisions(ctx, [auditSubject('user', person.userId)])
  await forgetMailbox(ctx, person)
}

/**
 * Erases the address in mails and skips unsent ones. Keeps the address in mails about records that outlive the account.
 * For an unproven address, keeps it in mails about any record, because it may be a typing error and belong to a
 * stranger with requests of their own.
 */
async function forgetMailbox(ctx: TxCtx, { email, address }: Person): Promise<void> {
  if (address === null) return
  const personalRefs = mailRefs(
    ctx.registry.personalTables,
    ({ keptBecause }) => email === null || keptBecause !== undefined,
  )
  // Also skips unsent mails.
  await ctx.db.$executeRaw`
    UPDATE mails SET "to" = '', skipped_at = CASE
      WHEN coalesce(sent_at, bounced_at, skipped_at) IS NULL THEN ${ctx.clock.now()} ELSE skipped_at END
    WHERE "to" = ${address}::citext AND NOT jsonb_exists_any(refs, ${personalRefs})`
  if (email === null) return
  await ctx.db.mailEvent.deleteMany({ where: { email: address } })
  await ctx.db.markedAddress.deleteMany({ where: { email: address } })
}

/** Erases the reasons of decisions about these subjects. Keeps who decided what, and when. */
export async function eraseDecisions(ctx: TxCtx, subjects: readonly AuditSubject[]): Promise<void> {
  await ctx.db.auditEntry.updateMany({ where: { subject: { in: [...subjects] } }, data: { data: {} } })
}
