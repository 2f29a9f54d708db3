import type { ContactMessageForAdmin } from '@oficio/contracts/support/contact-messages'

/** The tone of each status. */
export const statusTones = { open: 'sol', answered: 'success', done: 'muted' } as const satisfies Record<
  ContactMessageForAdmin['status'],
  string
>
