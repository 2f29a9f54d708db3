/** A month of a year, such as '2026-12'. */
export type Month = string

export const monthOf = (day: string): Month => day.slice(0, 7)

export function monthAfter(month: Month, months: number): Month {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 7)
}

/** Returns the weeks of a month from Monday to Sunday. Days of other months are null. */
export function weeksOf(month: Month): (string | null)[][] {
  const first = new Date(`${month}-01T00:00:00Z`)
  const before = (first.getUTCDay() + 6) % 7
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  const days: (string | null)[] = Array.from({ length: before }, () => null)
  for (let day = 1; day <= length; day += 1) days.push(`${month}-${String(day).padStart(2, '0')}`)
  while (days.length % 7 > 0) days.push(null)
  return Array.from({ length: days.length / 7 }, (_none, week) => days.slice(week * 7, week * 7 + 7))
}
