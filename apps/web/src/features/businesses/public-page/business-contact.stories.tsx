import type { Meta, Story } from '@/lib/story'
import { sampleBusiness } from '../samples'
import { BusinessContact } from './business-contact'
import { contactFacts } from './business-facts'

export default { component: BusinessContact, title: 'businesses/public-page/BusinessContact' } satisfies Meta

type BusinessContactStory = Story<typeof BusinessContact>

export const AllWays: BusinessContactStory = {
  args: contactFacts({
    ...sampleBusiness,
    whatsapp_url: 'https://wa.me/5493415551234',
    social_media: {
      facebook: 'https://www.facebook.com/ferreteriabelgrano',
      instagram: 'https://www.instagram.com/ferreteriabelgrano',
    },
  }),
}
export const PhoneOnly: BusinessContactStory = {
  args: contactFacts({ ...sampleBusiness, email: null, website_url: null, social_media: {} }),
}
