import { hoursLines } from '@oficio/contracts/kernel/hours-lines'
import type { WeeklyHours } from '@oficio/contracts/kernel/weekly-hours'

interface HoursLinesProps {
  hours: WeeklyHours
  /** The text of a day without hours: 'cerrado', 'no atiende'. */
  closed: string
}

/** Shows the hours of a week as text. Days with the same hours share a line. */
export function HoursLines({ hours, closed }: HoursLinesProps) {
  return hoursLines(hours, closed).map(({ days, times }) => (
    <span key={days} className="block">
      {days}: {times}
    </span>
  ))
}
