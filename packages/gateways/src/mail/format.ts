import { formatMoment } from '@oficio/contracts/text/format-date'

/** Returns a deadline with its day, because a mail may be read days later: 'las 15:40 del 27 de noviembre'. */
export function deadlineText(iso: string): string {
  const [day, hour] = formatMoment(iso).split(', ')
  return `las ${hour} del ${day}`
}

/** Returns the greeting of a mail. Without a name if the mailbox may belong to somebody else. */
export const greeting = (firstName: string | null): string => (firstName ? `Hola, ${firstName}.` : 'Hola.')
