import type { Interval, WeeklyHours } from './weekly-hours'

const usualDay: Interval[] = [{ open: '09:00', close: '18:00' }]

/** Initial hours of a form. */
export const usualHours: WeeklyHours = {
  monday: usualDay,
  tuesday: usualDay,
  wednesday: usualDay,
  thursday: usualDay,
  friday: usualDay,
  saturday: [{ open: '10:00', close: '14:00' }],
  sunday: [],
}
