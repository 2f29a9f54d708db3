const dayInArgentina = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' })

/** Returns the first instant of the day that it is in Argentina, which keeps UTC-3 all year. */
export const dayStart = (now: Date): Date => new Date(`${dayInArgentina.format(now)}T00:00:00-03:00`)
