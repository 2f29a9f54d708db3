import { weekdayNames, weekdays } from '../../kernel/weekdays'
import type { Interval, WeeklyHours } from '../../kernel/weekly-hours'
import { calendarDay, minuteOfDay } from '../../text/calendar-day'
import { shortTime } from '../../text/short-time'

/** The opening hours of a business: its usual week and its special days. */
export interface Opening {
  week: WeeklyHours
  /** Special days by date, 'YYYY-MM-DD'. */
  special: Readonly<Record<string, readonly Interval[]>>
}

/** The words for the state of a place, and of a person who works. */
const openingWords = {
  place: { open: 'Abierto ahora', closes: 'cierra', closed: 'Cerrado', opens: 'abre' },
  person: { open: 'Atiende ahora', closes: 'termina', closed: 'Ahora no atiende', opens: 'vuelve' },
} as const
export type OpeningKind = keyof typeof openingWords

/** Minutes since the start of today in Argentina. */
interface Span {
  from: number
  to: number
}

const dayMinutes = 24 * 60
/** The number of days in which the next opening is searched. */
const daysAhead = 8

/**
 * Returns whether a business is open at a moment, and the next change as one line: 'Abierto ahora, cierra a las 20'. For
 * a person: 'Atiende ahora, termina a las 20'.
 */
export function openingText(
  opening: Opening,
  now: Date,
  kind: OpeningKind = 'place',
): { isOpen: boolean; text: string } {
  const words = openingWords[kind]
  const minute = minuteOfDay(now)
  const spans = spansAround(opening, calendarDay(now))
  const end = endOf(spans, minute)
  if (end !== null) {
    const isLong = end - minute >= dayMinutes
    return { isOpen: true, text: isLong ? words.open : `${words.open}, ${words.closes} ${atTime(end)}` }
  }
  const next = spans.find(({ from }) => from > minute)
  return {
    isOpen: false,
    text: next
      ? `${words.closed}, ${words.opens} ${dayText(next.from, now)}${atTime(next.from)}`
      : words.closed,
  }
}

/** Returns the opening spans in order. They start with yesterday, because a span of last night may end today. */
function spansAround({ week, special }: Opening, today: string): Span[] {
  const offsets = Array.from({ length: daysAhead + 2 }, (_none, at) => at - 1)
  return offsets.flatMap((offset) => {
    const { date, weekday } = dayAt(today, offset)
    return (special[date] ?? week[weekday]).map((interval) => spanOf(interval, offset * dayMinutes))
  })
}

function spanOf({ open, close }: Interval, dayStart: number): Span {
  const [from, to] = [minutesOf(open), minutesOf(close)]
  // A span that passes midnight ends on the next day.
  return { from: dayStart + from, to: dayStart + to + (to <= from ? dayMinutes : 0) }
}

/** Returns when the span at that minute ends, or null if closed. Joins adjacent spans, for example at midnight. */
function endOf(spans: readonly Span[], minute: number): number | null {
  let end = spans.find(({ from, to }) => from <= minute && minute < to)?.to ?? null
  for (const { from, to } of spans) if (end !== null && from <= end && end < to) end = to
  return end
}

function dayAt(today: string, offset: number) {
  const noon = new Date(`${today}T12:00:00Z`)
  noon.setUTCDate(noon.getUTCDate() + offset)
  // `weekdays` starts on Monday; getUTCDay starts on Sunday.
  const weekday = weekdays[(noon.getUTCDay() + 6) % weekdays.length] ?? 'monday'
  return { date: noon.toISOString().slice(0, 10), weekday }
}

function dayText(minute: number, now: Date): string {
  const days = Math.floor(minute / dayMinutes)
  if (days === 0) return ''
  return days === 1 ? 'mañana ' : `el ${weekdayNames[dayAt(calendarDay(now), days).weekday]} `
}

function atTime(minute: number): string {
  const ofDay = minute % dayMinutes
  const [hours, minutes] = [Math.floor(ofDay / 60), ofDay % 60]
  const time = shortTime(`${twoDigits(hours)}:${twoDigits(minutes)}`)
  return `${hours === 1 ? 'a la' : 'a las'} ${time}`
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
