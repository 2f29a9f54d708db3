import { z } from 'zod'

export const isMailWaitingField = z
  .boolean()
  .describe('Whether the mail is delayed, because many mails were sent for the connection of the caller.')

/** Response of a call that mails a link to an address. */
export const mailedLink = z
  .object({ success: z.literal(true), isMailWaiting: isMailWaitingField })
  .meta({ id: 'MailedLink' })
export type MailedLink = z.infer<typeof mailedLink>
