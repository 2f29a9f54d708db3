import type { FieldErrors } from '@oficio/contracts/errors'
import { pages } from '@oficio/contracts/pages'

/**
 * What became of a form that was sent without scripts, and what was typed, for one look at its page: in the address it
 * would stay in histories and logs.
 */
export interface FormNote {
  /** A refusal, as contracts/src/refusals.ts puts it into one word, or `formDone`. */
  word: string
  /** The one text that is shown again; never a password. */
  typed: string
  /** What is wrong with which field. */
  fields?: FieldErrors | undefined
}

/** The word of a form that did what it is for. */
export const formDone = 'done'

/** Only the page of the form gets the cookie. */
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

/** Returns the Set-Cookie header; null takes an earlier one away. */
export function formNoteHeader(form: FormName, note: FormNote | null, origin: string): string {
  const { name, path } = cookies[form]
  const value = note ? Buffer.from(JSON.stringify(note)).toString('base64url') : ''
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Path=${path}; Max-Age=${note ? keptSeconds : 0}; HttpOnly; SameSite=Lax${secure}`
}

/** Returns what the cookie says, or null for none and for what is not ours. */
export function readFormNote(cookie: string | undefined): FormNote | null {
  try {
    const { word, typed, fields } = Object(JSON.parse(Buffer.from(cookie ?? '', 'base64url').toString()))
    if (typeof word !== 'string' || typeof typed !== 'string') return null
    return { word, typed, fields: textsIn(fields) }
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
