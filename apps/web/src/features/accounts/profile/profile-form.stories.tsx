import type { Meta, Story } from '@/lib/story'
import { sampleProfile } from '../samples'
import { ProfileForm } from './profile-form'

export default { component: ProfileForm, title: 'accounts/profile/ProfileForm' } satisfies Meta

type ProfileFormStory = Story<typeof ProfileForm>

export const FreeName: ProfileFormStory = { args: { profile: sampleProfile } }
export const NameOfRegistration: ProfileFormStory = {
  args: { profile: { ...sampleProfile, nameState: 'with_registration' } },
}
export const VerifiedName: ProfileFormStory = {
  args: { profile: { ...sampleProfile, nameState: 'verified', phone: '0341 15-555-1234' } },
}
