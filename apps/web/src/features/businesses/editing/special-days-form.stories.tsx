import type { Meta, Story } from '@/lib/story'
import { sampleBusiness } from '../samples'
import { SpecialDaysForm } from './special-days-form'

export default { component: SpecialDaysForm, title: 'businesses/editing/SpecialDaysForm' } satisfies Meta

type SpecialDaysFormStory = Story<typeof SpecialDaysForm>

export const Empty: SpecialDaysFormStory = {
  args: { business: sampleBusiness, version: { current: 1 }, today: '2026-11-28' },
}
export const Christmas: SpecialDaysFormStory = {
  args: {
    business: {
      ...sampleBusiness,
      special_hours: [
        { open: null, close: null, closed: true, second: null, date: '2026-12-25', label: 'Navidad' },
      ],
    },
    version: { current: 1 },
    today: '2026-11-28',
  },
}
