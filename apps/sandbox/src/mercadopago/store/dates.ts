import { tz } from '@date-fns/tz'
import { addHours, addMonths } from 'date-fns'
import { timeZone } from '../../time-zone'

const inArgentina = { in: tz(timeZone) }

/** Returns the moment as the provider writes it: milliseconds and the offset -04:00. */
export function toProviderDate(iso: string): string
export function toProviderDate(iso: string | null): string | null
export function toProviderDate(iso: string | null): string | null {
  return iso && addHours(iso, -4).toISOString().replace('Z', '-04:00')
}

/** Returns the moment that is months later on the Argentine calendar; a day that a month does not have becomes its last. */
export const monthsAfter = (moment: Date, months: number): Date =>
  new Date(addMonths(moment, months, inArgentina).getTime())

/** Returns the moment that is days of 24 hours later. */
export const daysAfter = (moment: Date, days: number): Date => addHours(moment, 24 * days)

/** Returns the moment of a text with a date and a time, null when it is none. */
export function readDate(value: unknown): Date | null {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value)) return null
  const moment = new Date(value)
  return Number.isNaN(moment.getTime()) ? null : moment
}
