import type { Meta, Story } from '@/lib/story'
import { sampleBusiness } from '../samples'
import { hoursFacts } from './business-facts'
import { BusinessHours } from './business-hours'

export default { component: BusinessHours, title: 'businesses/public-page/BusinessHours' } satisfies Meta

type BusinessHoursStory = Story<typeof BusinessHours>

export const UsualWeek: BusinessHoursStory = { args: hoursFacts(sampleBusiness) }
export const SpecialDay: BusinessHoursStory = {
  args: hoursFacts({
    ...sampleBusiness,
    special_hours: [
      { open: null, close: null, closed: true, second: null, date: '2035-12-25', label: 'Navidad' },
    ],
  }),
}
