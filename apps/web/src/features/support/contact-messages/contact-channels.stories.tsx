import type { Meta, Story } from '@/lib/story'
import { ContactChannels } from './contact-channels'

export default {
  component: ContactChannels,
  title: 'support/contact-messages/ContactChannels',
} satisfies Meta

type ContactChannelsStory = Story<typeof ContactChannels>

export const All: ContactChannelsStory = {
  args: {
    supportEmail: 'soporte@oficio.example',
    provider: { phone: '0341 455-5123', address: 'San Luis 1320, Rosario' },
    socialLinks: ['https://www.instagram.com/oficio'],
  },
}
export const MailOnly: ContactChannelsStory = {
  args: { supportEmail: 'soporte@oficio.example', provider: { phone: null, address: null }, socialLinks: [] },
}
