const moment = new Intl.DateTimeFormat('es-AR', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'America/Argentina/Buenos_Aires',
})

/** Returns an ISO moment as people in Argentina write it: '27 de noviembre, 14:30'. */
export function formatMoment(iso: string): string {
  const part = Object.fromEntries(moment.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]))
  return `${part.day} de ${part.month}, ${part.hour}:${part.minute}`
}

/** Returns a moment as a deadline, also for who reads it days later: 'las 15:40 del 27 de noviembre'. */
export function formatDeadline(iso: string): string {
  const [day, hour] = formatMoment(iso).split(', ')
  return `las ${hour} del ${day}`
}

/** Returns a distance in words: 'a menos de 1 km', 'a 3,2 km', 'a 48 km'. */
export function formatDistance(km: number): string {
  if (km < 1) return 'a menos de 1 km'
  const digits = km < 10 ? 1 : 0
  return `a ${km.toLocaleString('es-AR', { maximumFractionDigits: digits })} km`
}

/** Returns how a mail begins; without a name where the mailbox may be somebody else's. */
export const greeting = (firstName: string | null): string => (firstName ? `Hola, ${firstName}.` : 'Hola.')

/** Returns '1 foto', '3 fotos'. */
export function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`
}

const pesos = new Intl.NumberFormat('es-AR', {
  style: 'currency',
  currency: 'ARS',
  trailingZeroDisplay: 'stripIfInteger',
})

/** Returns an amount in pesos as people read it: '$ 15.000', '$ 1.234,50'. The space does not break. */
export const formatMoney = (ars: number): string => pesos.format(ars)

const day = new Intl.DateTimeFormat('es-AR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'America/Argentina/Buenos_Aires',
})

/** Returns the day of an ISO moment: '3 de diciembre de 2026'. */
export const formatDay = (iso: string): string => day.format(new Date(iso))
