import type { Meta, Story } from '@/lib/story'
import { sampleLeadView } from '../samples'
import { ContactData } from './contact-data'

export default { component: ContactData, title: 'leads/taking/ContactData' } satisfies Meta

type ContactDataStory = Story<typeof ContactData>

export const Mobile: ContactDataStory = {
  render: () =>
    sampleLeadView.contact && <ContactData contact={sampleLeadView.contact} town="Rosario, Santa Fe" />,
}
export const Landline: ContactDataStory = {
  render: () =>
    sampleLeadView.contact && (
      <ContactData
        contact={{ ...sampleLeadView.contact, whatsappUrl: null, townName: 'Barrio Fisherton' }}
        town="Rosario, Santa Fe"
      />
    ),
}
