import { formatMoment } from '@oficio/contracts/text/format-date'

/** Returns a moment as a deadline, also for who reads it days later: 'las 15:40 del 27 de noviembre'. */
export function deadlineText(iso: string): string {
  const [day, hour] = formatMoment(iso).split(', ')
  return `las ${hour} del ${day}`
}

/** Returns how a mail begins; without a name where the mailbox may be somebody else's. */
export const greeting = (firstName: string | null): string => (firstName ? `Hola, ${firstName}.` : 'Hola.')
