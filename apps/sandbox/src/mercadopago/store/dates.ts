import { tz } from '@date-fns/tz'
import { addHours, addMonths } from 'date-fns'
import { timeZone } from '../../time-zone'

const inArgentina = { in: tz(timeZone) }

/** Returns a time in the provider's format: with milliseconds and the offset -04:00. */
export function toProviderDate(iso: string): string
export function toProviderDate(iso: string | null): string | null
export function toProviderDate(iso: string | null): string | null {
  return iso && addHours(iso, -4).toISOString().replace('Z', '-04:00')
}

/**
 * Returns the time a number of months later on the Argentine calendar. A day that the month lacks becomes its last day.
 */
export const monthsAfter = (moment: Date, months: number): Date =>
  new Date(addMonths(moment, months, inArgentina).getTime())

/** Returns the time a number of 24-hour days later. */
export const daysAfter = (moment: Date, days: number): Date => addHours(moment, 24 * days)

/** Returns the time in a text with a date and a time. Returns null for other values. */
export function readDate(value: unknown): Date | null {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value)) return null
  const moment = new Date(value)
  return Number.isNaN(moment.getTime()) ? null : moment
}
