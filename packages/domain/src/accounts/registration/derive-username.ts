import { randomInt } from 'node:crypto'
import { limits } from '@oficio/contracts/limits'

interface Person {
  firstName: string
  lastName: string
  email: string
}

/** How many digits follow the name, try by try; so many that the last one is never taken. */
const digits = [2, 3, 5, 9]
const nameMax = limits.usernameMax - Math.max(...digits)

/**
 * Returns user names for a person who chose none, the nicest first: 'ana.gomez', then with digits behind. They use
 * what people can type on any keyboard: letters without accents, digits, dots, lines.
 */
export function deriveUsernames({ firstName, lastName, email }: Person): string[] {
  const name = [firstName, lastName].map(typable).filter(Boolean).join('.')
  const mailbox = typable(email.split('@')[0] ?? '')
  const start = [name, mailbox, 'usuario'].find((text) => text.length >= limits.usernameMin) ?? ''
  const cut = start.slice(0, nameMax)
  return [cut, ...digits.map((count) => `${cut}${randomInt(10 ** (count - 1), 10 ** count)}`)]
}

const typable = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z0-9._-]/g, '')
    .toLowerCase()
