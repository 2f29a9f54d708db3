import { randomInt } from 'node:crypto'
import { limits } from '@oficio/contracts/limits'

interface Person {
  firstName: string
  lastName: string
  email: string
}

/** Digits appended at each try. The last try has so many that it is practically never taken. */
const digits = [2, 3, 5, 9]
const nameMax = limits.usernameMax - Math.max(...digits)

/**
 * Returns candidate usernames for a person who chose none, best first: 'ana.gomez', then with digits appended. Uses
 * only characters of every keyboard: letters without accents, digits, dots, hyphens and underscores.
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
