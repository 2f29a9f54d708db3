import type { z } from 'zod'
import type { TxCtx } from '../kernel/ctx'
import type { MailDefinition } from '../kernel/mail/define-mail'
import { queueMail } from '../kernel/mail/queue-mail'

type OwnerMail = MailDefinition & { refs: { _zod: { input: { userId: string } } } }

/** Queues a mail to the address of an account, which `refs` names. `dedupeKey` works as in `queueMail`. */
export async function mailOwner<Definition extends OwnerMail>(
  ctx: TxCtx,
  definition: Definition,
  { dedupeKey, refs }: { dedupeKey: string; refs: z.input<Definition['refs']> & { userId: string } },
): Promise<void> {
  const { email } = await ctx.db.user.findUniqueOrThrow({
    where: { id: refs.userId },
    select: { email: true },
  })
  await queueMail(ctx, definition, { to: email, dedupeKey, refs })
}
