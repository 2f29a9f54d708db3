import { z } from 'zod'

export const isMailWaitingField = z
  .boolean()
  .describe(
    'Whether the mail waits because the connection of the caller has had many mails sent; it comes later.',
  )

/** Response of a call that mails a link to an address. */
export const mailedLink = z
  .object({ success: z.literal(true), isMailWaiting: isMailWaitingField })
  .meta({ id: 'MailedLink' })
export type MailedLink = z.infer<typeof mailedLink>
