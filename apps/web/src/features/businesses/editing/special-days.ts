import type { Holiday } from '@oficio/contracts/businesses/hours/holidays'
import { readDay } from '@oficio/contracts/businesses/hours/hours'
import type { BusinessView } from '@oficio/contracts/businesses/view'
import type { Interval } from '@oficio/contracts/kernel/weekly-hours'

/** A day on which a business is not open as usual, while it is edited. */
export interface SpecialDay {
  /** Of its row, whatever is typed into it. */
  key: string
  date: string
  label: string
  /** None: closed. */
  intervals: Interval[]
}

/** Returns the rows for what is said now. */
export const specialDaysOf = ({ special_hours }: Pick<BusinessView, 'special_hours'>): SpecialDay[] =>
  special_hours.map(({ date, label, ...day }) => ({ key: date, date, label, intervals: readDay(day) }))

/** Returns the days in their order, with those holidays that are not among them as closed ones. */
export function withHolidays(days: readonly SpecialDay[], holidays: readonly Holiday[]): SpecialDay[] {
  const missing = holidaysLeft(days, holidays)
  return [...days, ...missing.map((holiday) => ({ ...holiday, key: holiday.date, intervals: [] }))].toSorted(
    byDate,
  )
}

export const holidaysLeft = (days: readonly SpecialDay[], holidays: readonly Holiday[]): Holiday[] =>
  holidays.filter(({ date }) => !days.some((day) => day.date === date))

/** One without a date stands last, where it was added. */
const byDate = (a: SpecialDay, other: SpecialDay): number => (a.date || '9').localeCompare(other.date || '9')
