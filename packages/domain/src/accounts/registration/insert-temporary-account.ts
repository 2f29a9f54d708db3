import type { TxCtx } from '../../kernel/ctx'
import { makeAccountLink } from '../links'
import { commonAccountRow } from './insert-account'

/**
 * Makes an account for a typed mail, without password and session until the mailbox's owner claims it by the link
 * whose id is returned: it sets a password and proves the mailbox. The account has no name until its owner gives one,
 * because a greeting must not use a made-up name. The unique index refuses a mail that an account has.
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
