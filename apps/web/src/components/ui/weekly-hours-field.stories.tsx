import { usualHours } from '@oficio/contracts/kernel/usual-hours'
import type { Meta, Story } from '@/lib/story'
import { StoryState } from '@/lib/story-state'
import { WeeklyHoursField } from './weekly-hours-field'

export default { component: WeeklyHoursField, title: 'components/ui/WeeklyHoursField' } satisfies Meta

type WeeklyHoursFieldStory = Story<typeof WeeklyHoursField>

export const Usual: WeeklyHoursFieldStory = {
  render: () => (
    <StoryState initial={usualHours}>
      {(value, change) => (
        <WeeklyHoursField value={value} onChange={change} closedWord="Cerrado" faults={{}} />
      )}
    </StoryState>
  ),
}
export const Invalid: WeeklyHoursFieldStory = {
  render: () => (
    <WeeklyHoursField
      value={usualHours}
      onChange={() => undefined}
      closedWord="Cerrado"
      mayPassMidnight
      faults={{ monday: 'Los turnos del lunes se superponen.' }}
    />
  ),
}
