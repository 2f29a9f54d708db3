import type { Meta, Story } from '@/lib/story'
import { LostMailbox } from './lost-mailbox'

export default { component: LostMailbox, title: 'accounts/recovery/LostMailbox' } satisfies Meta

type LostMailboxStory = Story<typeof LostMailbox>

export const ByMail: LostMailboxStory = { args: { supportEmail: 'soporte@oficio.example', phone: null } }
export const ByPhone: LostMailboxStory = {
  args: { supportEmail: 'soporte@oficio.example', phone: '0341 455-5123' },
}
