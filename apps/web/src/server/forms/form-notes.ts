import type { FieldErrors } from '@oficio/contracts/errors'
import { pages } from '@oficio/contracts/pages'

/**
 * The outcome of a form that was sent without scripts, and the typed text. The page shows it once. It is kept in a
 * cookie, because an address would stay in histories and logs.
 */
export interface FormNote {
  /** A refusal as one word (contracts/src/refusals.ts), `formDone` or `formMailWaits`. */
  word: string
  /** The only text that the page shows again. Never a password. */
  input: string
  /** The faults by field. */
  fields?: FieldErrors | undefined
}

/** The word for a form that succeeded. */
export const formDone = 'done'

/** The word for a form that succeeded, and whose mail waits for the mail limit of the connection. */
export const formMailWaits = 'mail-waits'

/** Browsers send each cookie only to the page of its form. */
const cookies = {
  login: { name: 'oficio_login', path: pages.login.path },
  secondStep: { name: 'oficio_second', path: pages.secondStep.path },
  forgotPassword: { name: 'oficio_forgot', path: pages.forgotPassword.path },
  requestLinks: { name: 'oficio_links', path: pages.requestLinks.path },
  confirmEmail: { name: 'oficio_confirm', path: '/confirm-email' },
  renewConfirmation: { name: 'oficio_renew', path: '/confirm-email' },
  muteMails: { name: 'oficio_mute', path: '/opt-out' },
  proveDataRequest: { name: 'oficio_prove', path: '/datos-personales/pedido' },
  resetPassword: { name: 'oficio_reset', path: pages.resetPasswordWithoutLink.path },
} as const

export type FormName = keyof typeof cookies

const keptSeconds = 60

export const formNoteCookie = (form: FormName): string => cookies[form].name

/** Returns the Set-Cookie header. With null, the header removes an earlier note. */
export function formNoteHeader(form: FormName, note: FormNote | null, origin: string): string {
  const { name, path } = cookies[form]
  const cookieValue = note && { word: note.word, typed: note.input, fields: note.fields }
  const value = cookieValue ? Buffer.from(JSON.stringify(cookieValue)).toString('base64url') : ''
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Path=${path}; Max-Age=${note ? keptSeconds : 0}; HttpOnly; SameSite=Lax${secure}`
}

/** Returns the note in the cookie. Returns null if the cookie is missing or not ours. */
export function readFormNote(cookie: string | undefined): FormNote | null {
  try {
    const {
      word,
      typed: input,
      fields,
    } = Object(JSON.parse(Buffer.from(cookie ?? '', 'base64url').toString()))
    if (typeof word !== 'string' || typeof input !== 'string') return null
    return { word, input, fields: textsIn(fields) }
  } catch {
    return null
  }
}

function textsIn(fields: unknown): FieldErrors {
  const entries = Object.entries(Object(fields))
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
