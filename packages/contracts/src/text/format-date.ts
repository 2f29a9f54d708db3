import { timeZone } from './time-zone'

const moment = new Intl.DateTimeFormat('es-AR', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone,
})
const day = new Intl.DateTimeFormat('es-AR', { weekday: 'long', day: 'numeric', month: 'long', timeZone })
const date = new Intl.DateTimeFormat('es-AR', { day: 'numeric', month: 'long', year: 'numeric', timeZone })
const relative = new Intl.RelativeTimeFormat('es-AR', { numeric: 'auto' })

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Formats the parts separately, because browsers and Node punctuate whole dates differently and React reports that. */
function partsOf(format: Intl.DateTimeFormat, iso: string): Partial<Record<string, string>> {
  return Object.fromEntries(format.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]))
}

/** Returns an ISO moment in Argentina's time: '27 de noviembre, 14:30'. */
export function formatMoment(iso: string): string {
  const part = partsOf(moment, iso)
  return `${part.day} de ${part.month}, ${part.hour}:${part.minute}`
}

/** Returns the hour of an ISO moment in Argentina: '15:40'. */
function formatHour(iso: string): string {
  const part = partsOf(moment, iso)
  return `${part.hour}:${part.minute}`
}

/** Returns the time of a deadline: 'las 15:40'. Adds the day if the deadline was set on another day. */
export function formatDeadline(iso: string, setAt: string): string {
  const isSameDay = formatDay(iso) === formatDay(setAt)
  return isSameDay ? `las ${formatHour(iso)}` : `las ${formatHour(iso)} del ${formatDay(iso)}`
}

/** Returns the day of an ISO moment in Argentina: 'sábado 28 de noviembre'. */
export function formatDay(iso: string): string {
  const part = partsOf(day, iso)
  return `${part.weekday} ${part.day} de ${part.month}`
}

/** Returns the date of an ISO moment in Argentina: '28 de noviembre de 2026'. */
export function formatDate(iso: string): string {
  const part = partsOf(date, iso)
  return `${part.day} de ${part.month} de ${part.year}`
}

/** Returns the month of an ISO moment in Argentina: 'noviembre de 2026'. */
export function formatMonth(iso: string): string {
  const part = partsOf(date, iso)
  return `${part.month} de ${part.year}`
}

/** Returns the day and month of an ISO moment in Argentina: '28 de noviembre'. */
export function formatDayOfMonth(iso: string): string {
  const part = partsOf(date, iso)
  return `${part.day} de ${part.month}`
}

/**
 * Returns how long ago an ISO moment was: 'hace un momento', 'hace 5 minutos', 'ayer'. Returns the day after 30 days.
 */
export function formatAge(iso: string, nowMs: number): string {
  const age = nowMs - new Date(iso).getTime()
  if (age < minuteMs) return 'hace un momento'
  if (age < hourMs) return relative.format(-Math.floor(age / minuteMs), 'minute')
  if (age < dayMs) return relative.format(-Math.floor(age / hourMs), 'hour')
  if (age < 30 * dayMs) return relative.format(-Math.floor(age / dayMs), 'day')
  return `el ${formatDay(iso)}`
}
