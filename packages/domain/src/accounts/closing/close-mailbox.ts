import { AppError } from '@oficio/contracts/errors'
import type { TxCtx } from '../../kernel/ctx'
import { closedMailbox } from '../../kernel/mail/closed-mailbox'
import { commonAccountRow } from '../registration/insert-account'
import { closedUsername } from './account-closing'
import { closePerson } from './close-person'

/**
 * Closes the account of a mailbox, if there is one, and everything filed with that address without an account. The
 * caller has verified that the requester owns the mailbox. Throws admin_not_erased.
 */
export async function closeMailbox(ctx: TxCtx, email: string): Promise<void> {
  const [account] = await ctx.db.$queryRaw<{ id: string; role: string }[]>`
    SELECT id, role::text AS role FROM users WHERE email = ${email}::citext AND closed_at IS NULL FOR NO KEY UPDATE`
  // Admins are never erased here, because the last one would leave the site without an admin.
  if (account?.role === 'admin') throw new AppError('admin_not_erased')
  const userId = account?.id ?? (await insertClosedAccount(ctx))
  await closePerson(ctx, { userId, email, address: email })
}

/**
 * Inserts a closed placeholder for a missing account. Requests filed without an account are found and erased under its
 * id.
 */
async function insertClosedAccount(ctx: TxCtx): Promise<string> {
  const row = commonAccountRow(ctx, { email: '', firstName: '', lastName: '' })
  await ctx.db.user.create({
    data: {
      ...row,
      email: closedMailbox(row.id),
      username: closedUsername(row.id),
      termsVersion: null,
      termsAcceptedAt: null,
      closedAt: row.createdAt,
    },
  })
  return row.id
}
