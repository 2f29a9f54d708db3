import type { TxCtx } from '../../kernel/ctx'
import { makeAccountLink } from '../links'
import { commonAccountRow } from './insert-account'

/**
 * Makes an account for a mail that somebody typed, which has no password and no session until its mailbox's owner takes it
 * by the link whose id is returned: that one sets a password and proves the mailbox. It has no name until its owner says one,
 * and nobody is greeted by one that was made up. The unique index refuses a mail that an account has.
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
