const hourMs = 3_600_000
/** Argentina keeps UTC-3 all year. */
const offsetMs = -3 * hourMs

/**
 * Returns until when a monthly charge pays: the same day and hour of the next month in Argentina, or that month's last
 * day where it is shorter. A charge on the last day of a short month stands for `anchorDay`, the day on which the
 * charges began, so that whoever began on the 31st is not short of three days every March.
 */
export function monthAfter(debitAt: Date, anchorDay = 1): Date {
  const local = new Date(debitAt.getTime() + offsetMs)
  const year = local.getUTCFullYear()
  const month = local.getUTCMonth()
  const isLastDay = local.getUTCDate() === daysIn(year, month)
  const day = isLastDay ? Math.max(local.getUTCDate(), anchorDay) : local.getUTCDate()
  const timeOfDay = local.getTime() - Date.UTC(year, month, local.getUTCDate())
  const until = Date.UTC(year, month + 1, Math.min(day, daysIn(year, month + 1)))
  return new Date(until + timeOfDay - offsetMs)
}

/** Returns the day of the month that it is in Argentina. */
export const dayInArgentina = (date: Date): number => new Date(date.getTime() + offsetMs).getUTCDate()

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
