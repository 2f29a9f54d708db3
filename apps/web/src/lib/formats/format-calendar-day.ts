const day = new Intl.DateTimeFormat('es-AR', {
  weekday: 'short',
  day: 'numeric',
  month: 'numeric',
  timeZone: 'UTC',
})

const longDay = new Intl.DateTimeFormat('es-AR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

const short = new Intl.DateTimeFormat('es-AR', { day: 'numeric', month: 'numeric', timeZone: 'UTC' })

/** Returns a calendar day ('2026-11-21') in short form: '21/11'. */
export const formatShortDay = (isoDay: string): string => short.format(new Date(isoDay))

/** Returns a calendar day ('2026-11-21') for a table: 'sáb, 21/11'. */
export const formatCalendarDay = (isoDay: string): string => day.format(new Date(isoDay))

/** Returns a calendar day ('2026-11-21') as screen readers should say it: 'sábado, 21 de noviembre'. */
export const calendarDayInWords = (isoDay: string): string => longDay.format(new Date(isoDay))
