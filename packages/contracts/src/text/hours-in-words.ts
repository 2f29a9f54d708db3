/** Returns a number of hours in Spanish: 'un día', '3 días', 'una hora', '36 horas'. */
export function hoursInWords(hours: number): string {
  const days = hours / 24
  if (Number.isInteger(days)) return days === 1 ? 'un día' : `${days} días`
  return hours === 1 ? 'una hora' : `${hours} horas`
}
