import type { TxCtx } from '../../kernel/ctx'
import { makeAccountLink } from '../links'
import { commonAccountRow } from './insert-account'

/**
 * Creates an account for a typed email, without password or session. The owner of the mailbox claims it by a link that
 * sets a password and proves the mailbox; returns the id of that link. The account has no name until its owner gives
 * one, because a greeting must not use an invented name. The unique index refuses an email that is taken.
 */
export async function insertTemporaryAccount(
  ctx: TxCtx,
  { email, linkMinutes }: { email: string; linkMinutes: number },
): Promise<{ userId: string; linkId: string }> {
  const row = commonAccountRow(ctx, { email, firstName: '', lastName: '' })
  await ctx.db.user.create({ data: { ...row, username: `negocio.${row.id.replaceAll('-', '').slice(-16)}` } })
  const linkId = await makeAccountLink(ctx, {
    userId: row.id,
    kind: 'password_reset',
    email,
    minutes: linkMinutes,
  })
  return { userId: row.id, linkId }
}
