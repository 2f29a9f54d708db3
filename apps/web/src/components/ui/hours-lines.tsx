import { hoursLines } from '@oficio/contracts/kernel/hours-lines'
import type { WeeklyHours } from '@oficio/contracts/kernel/weekly-hours'

interface HoursLinesProps {
  hours: WeeklyHours
  /** What stands beside a day without hours: 'cerrado', 'no atiende'. */
  closed: string
}

/** The hours of a week, to be read; days that are alike in one line. */
export function HoursLines({ hours, closed }: HoursLinesProps) {
  return hoursLines(hours, closed).map(({ days, times }) => (
    <span key={days} className="block">
      {days}: {times}
    </span>
  ))
}
