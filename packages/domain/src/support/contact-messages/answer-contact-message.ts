import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type {
  answerContactMessageEndpoint,
  ContactMessageForAdmin,
} from '@oficio/contracts/support/contact-messages'
import { type Actor, requireAdmin } from '../../kernel/actor'
import { recordAudit } from '../../kernel/audit/record-audit'
import { auditSubject } from '../../kernel/audit-subject'
import type { Ctx } from '../../kernel/ctx'
import { notify } from '../../kernel/notices/notify'
import { contactMessageAnsweredEvent } from './events'
import { viewMessages } from './list-contact-messages'

/**
 * Closes a contact message as an admin: answers it by mail, or notes the outcome without a mail. The first of two
 * concurrent admins counts. Throws not_found, already_answered.
 */
export async function answerContactMessage(
  ctx: Ctx,
  actor: Actor,
  { id, status, answer }: InputOf<typeof answerContactMessageEndpoint>,
): Promise<ContactMessageForAdmin> {
  const { userId: adminId } = requireAdmin(actor)
  return ctx.transaction(async (ctx) => {
    const { count } = await ctx.db.contactMessage.updateMany({
      where: { id, status: 'open' },
      data: { status, answer, answeredAt: ctx.clock.now(), answeredById: adminId },
    })
    const message = await ctx.db.contactMessage.findUnique({ where: { id } })
    if (!message) throw new AppError('not_found')
    if (count === 0) throw new AppError('already_answered')
    // The audit entry omits the answer, because it may name the sender and the entry outlives those data.
    await recordAudit(ctx, {
      adminId,
      action: `contact-message-${status}`,
      subject: auditSubject('contact-message', id),
      data: { subject: message.subject },
    })
    if (status === 'answered')
      await notify(ctx, contactMessageAnsweredEvent, {
        email: message.email,
        key: id,
        data: { contactMessageId: id },
      })
    const [view] = await viewMessages(ctx.db, [message])
    if (!view) throw new AppError('not_found')
    return view
  })
}
