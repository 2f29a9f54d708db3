import type { Meta, Story } from '@/lib/story'
import { RefusedMailAlert } from './refused-mail-alert'

export default { component: RefusedMailAlert, title: 'accounts/mailbox/RefusedMailAlert' } satisfies Meta

type RefusedMailAlertStory = Story<typeof RefusedMailAlert>

export const MailReturned: RefusedMailAlertStory = {
  args: { refusedMail: { email: 'ana@correo.example', isUnwanted: false, canConfirm: false } },
}
export const MarkedAsSpam: RefusedMailAlertStory = {
  args: { refusedMail: { email: 'ana@correo.example', isUnwanted: true, canConfirm: true } },
}
