const dayInArgentina = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' })

/** Returns the first instant of the month that it is in Argentina, which keeps UTC-3 all year. */
export function monthStart(now: Date): Date {
  return new Date(`${dayInArgentina.format(now).slice(0, 7)}-01T00:00:00-03:00`)
}
