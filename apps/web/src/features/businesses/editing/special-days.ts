import type { Holiday } from '@oficio/contracts/businesses/hours/holidays'
import { readDay } from '@oficio/contracts/businesses/hours/hours'
import type { BusinessView } from '@oficio/contracts/businesses/view'
import type { Interval } from '@oficio/contracts/kernel/weekly-hours'

/** A day with special opening hours, while it is edited. */
export interface SpecialDay {
  /** The key of the row, which does not change with its date. */
  key: string
  date: string
  label: string
  /** Empty if the business is closed. */
  intervals: Interval[]
}

/** Returns the rows of the stored special days. */
export const specialDaysOf = ({ special_hours }: Pick<BusinessView, 'special_hours'>): SpecialDay[] =>
  special_hours.map(({ date, label, ...day }) => ({ key: date, date, label, intervals: readDay(day) }))

/** Returns the days by date, with the missing holidays added as closed days. */
export function withHolidays(days: readonly SpecialDay[], holidays: readonly Holiday[]): SpecialDay[] {
  const missing = holidaysLeft(days, holidays)
  return [...days, ...missing.map((holiday) => ({ ...holiday, key: holiday.date, intervals: [] }))].toSorted(
    byDate,
  )
}

export const holidaysLeft = (days: readonly SpecialDay[], holidays: readonly Holiday[]): Holiday[] =>
  holidays.filter(({ date }) => !days.some((day) => day.date === date))

/** Sorts by date. A day without a date comes last, where it was added. */
const byDate = (a: SpecialDay, other: SpecialDay): number => (a.date || '9').localeCompare(other.date || '9')
