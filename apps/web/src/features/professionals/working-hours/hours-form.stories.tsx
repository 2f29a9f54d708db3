import type { Meta, Story } from '@/lib/story'
import { sampleProfile } from '../samples'
import { HoursForm } from './hours-form'

export default { component: HoursForm, title: 'professionals/working-hours/HoursForm' } satisfies Meta

type HoursFormStory = Story<typeof HoursForm>

export const WithoutHours: HoursFormStory = { args: { hours: null } }
export const SomeHours: HoursFormStory = { args: { hours: sampleProfile.hours } }
