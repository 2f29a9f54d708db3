import type { WeeklyHours } from '@oficio/contracts/kernel/weekly-hours'
import type { Meta, Story } from '@/lib/story'
import { HoursLines } from './hours-lines'

export default { component: HoursLines, title: 'components/ui/HoursLines' } satisfies Meta

type HoursLinesStory = Story<typeof HoursLines>

const day = [
  { open: '08:30', close: '12:30' },
  { open: '16:30', close: '20:00' },
]
const hours: WeeklyHours = {
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: [{ open: '09:00', close: '13:00' }],
  sunday: [],
}

export const SplitDay: HoursLinesStory = { args: { hours, closed: 'cerrado' } }
export const NeverOpen: HoursLinesStory = {
  args: {
    hours: { ...hours, monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [] },
    closed: 'no atiende',
  },
}
