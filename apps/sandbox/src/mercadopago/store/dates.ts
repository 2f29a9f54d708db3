const HOUR_MS = 3_600_000
/** Argentina keeps one offset all year. */
const ARGENTINA_MS = -3 * HOUR_MS

/** Returns the moment as the provider writes it: milliseconds and the offset -04:00. */
export function toProviderDate(iso: string): string
export function toProviderDate(iso: string | null): string | null
export function toProviderDate(iso: string | null): string | null {
  return iso && `${new Date(Date.parse(iso) - 4 * HOUR_MS).toISOString().slice(0, -1)}-04:00`
}

/** Adds months on the Argentine calendar; a day that the month does not have becomes its last. */
export function addMonths(moment: Date, months: number): Date {
  const local = new Date(moment.getTime() + ARGENTINA_MS)
  const day = local.getUTCDate()
  local.setUTCDate(1)
  local.setUTCMonth(local.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate()
  local.setUTCDate(Math.min(day, lastDay))
  return new Date(local.getTime() - ARGENTINA_MS)
}

/** Returns the moment of a text with a date and a time, null when it is none. */
export function readDate(value: unknown): Date | null {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value)) return null
  const moment = new Date(value)
  return Number.isNaN(moment.getTime()) ? null : moment
}
