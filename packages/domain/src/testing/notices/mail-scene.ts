import type { MailEvent } from '@oficio/contracts/kernel/mail-events'
import { welcomeEvent } from '../../accounts/events'
import { visitor } from '../../kernel/actor'
import { eventKey } from '../../kernel/events/define-event'
import { receiveMailEvents } from '../../kernel/mail/events/receive-mail-events'
import { notify } from '../../kernel/notices/notify'
import { accountApprovedEvent } from '../../professionals/events'
import { buildProfessional } from '../builders/build-professional'
import { runDueJobs } from '../run-jobs'
import type { TestCtx } from '../test-context'

/** A professional who receives mails, and the mail provider that reports their outcome. */
export interface MailScene {
  userId: string
  email: string
  /**
   * Sends the account an optional ('news') or an obligatory ('owed') mail. Returns the mail's row after its job ran.
   */
  write(topic?: 'news' | 'owed'): Promise<{
    id: string
    messageId: string
    sentAt: Date | null
    bouncedAt: Date | null
    withheldAt: Date | null
    complainedAt: Date | null
  }>
  /** Receives one event of the mail provider. By default it is a hard bounce of the last mail. */
  tell(event?: object): ReturnType<typeof receiveMailEvents>
  /** Returns why the address is marked, or undefined if it is not. */
  mark(): Promise<MailEvent['type'] | undefined>
}

/** Stores a professional and returns the scene around their mails. */
export async function mailScene(ctx: TestCtx, email = 'ana@correo.com'): Promise<MailScene> {
  const { userId } = await buildProfessional(ctx, { user: { email } })
  return {
    userId,
    email,
    write: async (topic = 'news') => {
      const letter = { email, key: ctx.ids.next(), data: { userId } }
      const event = topic === 'owed' ? welcomeEvent : accountApprovedEvent
      await ctx.transaction((ctx) => notify(ctx, event, letter))
      await runDueJobs(ctx)
      return ctx.db.mail.findUniqueOrThrow({ where: { dedupeKey: eventKey(event, letter.key) } })
    },
    tell: (event) =>
      receiveMailEvents(ctx, visitor(), {
        events: [
          { id: ctx.ids.next(), type: 'hard_bounce', email, at: ctx.clock.now().toISOString(), ...event },
        ],
      }),
    mark: async () => {
      const markedAddress = await ctx.db.markedAddress.findFirst({ where: { email, clearedAt: null } })
      return markedAddress?.reason
    },
  }
}
