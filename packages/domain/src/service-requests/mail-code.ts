import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import type { Tx } from '@oficio/db/client'
import type { Ctx } from '../context/ctx'
import { queueMail } from '../mail/queue-mail'

/** Mails the client link and code of this version; each version is mailed once. */
export async function mailCode(
  ctx: Ctx,
  tx: Tx,
  { id, email, codeVersion }: { id: string; email: string; codeVersion: number },
): Promise<void> {
  await queueMail(ctx, tx, {
    template: 'request-filed',
    to: email,
    dedupeKey: `request-filed:${id}:${codeVersion}`,
    refs: { requestId: id, codeVersion: String(codeVersion) },
  })
}

/**
 * Throws code_mails_exceeded when no other code may be mailed for the request. Whoever files it names the mailbox, so
 * without an end this would fill a stranger's with mails, and every code brings five more guesses.
 */
export function refuseManyCodes({ codeVersion }: { codeVersion: number }): void {
  if (codeVersion >= limits.codeMailsPerRequest) throw new AppError('code_mails_exceeded')
}
