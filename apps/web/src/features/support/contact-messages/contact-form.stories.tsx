import { sampleUser } from '@/features/accounts/samples'
import type { Meta, Story } from '@/lib/story'
import { ContactForm } from './contact-form'

export default { component: ContactForm, title: 'support/contact-messages/ContactForm' } satisfies Meta

type ContactFormStory = Story<typeof ContactForm>

export const Visitor: ContactFormStory = { args: {} }
export const SignedIn: ContactFormStory = { args: {}, parameters: { user: sampleUser } }
