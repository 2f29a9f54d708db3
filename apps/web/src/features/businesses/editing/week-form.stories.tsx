import type { Meta, Story } from '@/lib/story'
import { sampleBusiness } from '../samples'
import { WeekForm } from './week-form'

export default { component: WeekForm, title: 'businesses/editing/WeekForm' } satisfies Meta

type WeekFormStory = Story<typeof WeekForm>

export const UsualWeek: WeekFormStory = { args: { business: sampleBusiness, version: { current: 1 } } }
