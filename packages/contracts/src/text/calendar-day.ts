import { timeZone } from './time-zone'

// Separate from the text formats, because a page that only shows whether a place is open loads nothing else.
const inArgentina = new Intl.DateTimeFormat('es-AR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone,
})

const partsOf = (at: Date): Partial<Record<string, string>> =>
  Object.fromEntries(inArgentina.formatToParts(at).map(({ type, value }) => [type, value]))

/** Returns the calendar day of a moment in Argentina: '2026-11-28'. */
export function calendarDay(at: Date): string {
  const part = partsOf(at)
  return `${part.year}-${part.month}-${part.day}`
}

/** Returns the minutes since midnight in Argentina: 870 at 14:30. */
export function minuteOfDay(at: Date): number {
  const part = partsOf(at)
  return Number(part.hour) * 60 + Number(part.minute)
}
