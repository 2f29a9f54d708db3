import { weekdays } from '@oficio/contracts/kernel/weekdays'
import type { WeeklyHours } from '@oficio/contracts/kernel/weekly-hours'

/**
 * Returns the hours of a week in schema.org's format. For a night that ends on the next day, the closing time is
 * earlier than the opening time.
 */
export const openingHours = (hours: WeeklyHours) =>
  weekdays.flatMap((name) =>
    hours[name].map(({ open, close }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      opens: open,
      closes: close === '24:00' ? '23:59' : close,
    })),
  )
