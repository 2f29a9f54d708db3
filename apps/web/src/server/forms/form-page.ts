import type { ErrorCode, FieldErrors } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import { refusalWord } from '@oficio/contracts/refusals'
import { redirectTo } from '../callers/redirect-to'
import { detailsOf } from '../calls/answers'
import { type FormName, formDone, formMailWaits, formNoteHeader } from './form-notes'

/** The fields of a form as the visitor typed them. */
export type FormFields = Readonly<Record<string, string>>

/** Where the response to a form redirects to, and what the page there shows. */
export interface FormPage<Result> {
  /** The form whose note cookie keeps the outcome for one page view; null for no note. */
  note: FormName | null
  /** The only field that the page shows again. */
  focusedField: 'email' | 'token' | 'username' | null
  pageOf: (fields: FormFields) => string
  /** Returns whether the mail of a success waits, which the page then says. */
  isMailWaiting?: (result: Result) => boolean
  /** Returns the response to a success. Without it, the page reports a success. */
  succeed?: (result: Result, form: SentForm) => Promise<Response> | Response
  /** Returns the response to a refusal that the page cannot show. Returns null for other refusals. */
  refuse?: (error: unknown, form: SentForm & { code: ErrorCode }) => Response | null
}

/** A form while the API wrapper handles it. */
export interface SentForm {
  headers: Headers
  /** Empty until the body is read. */
  fields: FormFields
  /** The origin of the site, such as 'https://oficio.example'. */
  origin: string
}

/** Redirects to the page of a form that succeeded. */
export const redirectAfterSuccess = <Result>(
  page: FormPage<Result>,
  form: SentForm,
  result: Result,
): Response => redirectToForm(page, form, { word: page.isMailWaiting?.(result) ? formMailWaits : formDone })

/** Redirects to the page of a refused form, with the reason. */
export function redirectAfterRefusal(
  page: FormPage<never>,
  form: SentForm,
  { error, code }: { error: unknown; code: ErrorCode },
): Response {
  const { fields, retryAfterSeconds } = detailsOf(error)
  return redirectToForm(page, form, { word: refusalWord(code, retryAfterSeconds), fields })
}

function redirectToForm(
  { note, focusedField, pageOf }: FormPage<never>,
  { fields, origin }: SentForm,
  outcome: { word: string; fields?: FieldErrors | undefined },
): Response {
  if (note === null) return redirectTo(pageOf(fields))
  const shownAgain = (focusedField && fields[focusedField])?.slice(0, limits.emailMax) ?? ''
  return redirectTo(pageOf(fields), [formNoteHeader(note, { ...outcome, input: shownAgain }, origin)])
}

/**
 * Returns the page after a form with the token of a mailed link: the page of the link, or `otherPath` if the token is
 * malformed.
 */
export const pageOfLink =
  (linkPath: (token: string) => string, otherPath: string) =>
  ({ token = '' }: FormFields): string =>
    // Checks the token, because another text could redirect anywhere.
    /^[\w-]+$/.test(token) ? linkPath(token) : otherPath
