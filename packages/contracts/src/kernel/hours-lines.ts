import { shortTime } from '../text/short-time'
import { type Weekday, weekdayNames, weekdays } from './weekdays'
import type { Interval, WeeklyHours } from './weekly-hours'

export interface HoursLine {
  /** 'Lunes a viernes'. */
  days: string
  /** '9 a 13 y 16:30 a 20', 'Cerrado'. */
  times: string
}

/** Returns a week's hours as people write them: consecutive days with equal hours share a line. */
export function hoursLines(hours: WeeklyHours, closed: string): HoursLine[] {
  const lines: { first: Weekday; last: Weekday; times: string }[] = []
  for (const name of weekdays) {
    const times = timesOf(hours[name]) || closed
    const line = lines.at(-1)
    if (line?.times === times) line.last = name
    else lines.push({ first: name, last: name, times })
  }
  return lines.map(({ first, last, times }) => ({ days: daysOf(first, last), times }))
}

function daysOf(first: Weekday, last: Weekday): string {
  const words = daysInWords(first, last)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function daysInWords(first: Weekday, last: Weekday): string {
  const count = weekdays.indexOf(last) - weekdays.indexOf(first) + 1
  if (count === weekdays.length) return 'todos los días'
  if (count === 1) return weekdayNames[first]
  return `${weekdayNames[first]} ${count === 2 ? 'y' : 'a'} ${weekdayNames[last]}`
}

const timesOf = (intervals: readonly Interval[]): string =>
  intervals
    .map(({ open, close }) =>
      isWholeDay({ open, close }) ? 'todo el día' : `${shortTime(open)} a ${shortTime(close)}`,
    )
    .join(' y ')

const isWholeDay = ({ open, close }: Interval): boolean => open === '00:00' && close >= '23:59'
