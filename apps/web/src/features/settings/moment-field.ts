const pad = (value: number) => String(value).padStart(2, '0')
const offsetMs = 3 * 3_600_000

/** Returns a moment as a date-time field takes it, in Argentina's time: '2026-11-21T14:30'. */
export function toField(moment: Date): string {
  // Argentina has kept to UTC-3 all year round since 2009.
  const local = new Date(moment.getTime() - offsetMs)
  const day = `${local.getUTCFullYear()}-${pad(local.getUTCMonth() + 1)}-${pad(local.getUTCDate())}`
  return `${day}T${pad(local.getUTCHours())}:${pad(local.getUTCMinutes())}`
}

/** Returns what a date-time field holds as a moment, whatever the clock of the browser's country; null when it is empty. */
export function fromField(text: string): string | null {
  // Checked, because browsers guess at what is no date.
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return null
  const moment = new Date(`${text}:00-03:00`)
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}
