import { createHash } from 'node:crypto'
import type { InputOf } from '@oficio/contracts/endpoint'
import type { createContactMessageEndpoint } from '@oficio/contracts/support/contact-messages'
import { contactOutcomes } from '@oficio/contracts/support/contact-texts'
import { type Actor, userIdOf } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { lockNames } from '../../kernel/lock-names'
import { refuseFilledTrap } from '../../kernel/refuse-filled-trap'
import { subDays } from '../../kernel/time/days'
import { mailTeam } from './mail-team'

type Input = InputOf<typeof createContactMessageEndpoint>

/**
 * Keeps what somebody wrote in the contact form and mails it to whoever runs the site (docs/product.md, 'Contact
 * messages'). The same form within a day, by a double click or a retry, is one message. Throws validation_failed.
 */
export async function createContactMessage(
  ctx: Ctx,
  actor: Actor,
  input: Input,
): Promise<{ message: string }> {
  const { name, email, subject, message, website } = input
  refuseFilledTrap({ website })
  const submissionHash = hashOf(input)
  await ctx.transaction(async (ctx) => {
    await lockNames(ctx.db, 'contact-message', [email.toLowerCase()])
    const createdAt = ctx.clock.now()
    const same = { submissionHash, createdAt: { gt: subDays(createdAt, 1) } }
    if ((await ctx.db.contactMessage.count({ where: same })) > 0) return
    const contactMessage = await ctx.db.contactMessage.create({
      data: {
        id: ctx.ids.next(),
        subject,
        name,
        email,
        message,
        userId: userIdOf(actor),
        submissionHash,
        createdAt,
      },
    })
    await mailTeam(ctx, contactMessage)
  })
  return { message: contactOutcomes.sent }
}

/** The sender does not count: the answer opens nothing, and a phone changes its network between two tries. */
function hashOf({ name, email, subject, message }: Input): string {
  const submissionParts = [subject, name, email.toLowerCase(), message]
  return createHash('sha256').update(JSON.stringify(submissionParts)).digest('base64url')
}
