import type { ErrorCode, FieldErrors } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import { refusalWord } from '@oficio/contracts/refusals'
import { leadTo } from '../callers/lead-to'
import { detailsOf } from '../calls/answers'
import { type FormName, formDone, formNoteHeader } from './form-notes'

/** What a form sent, as it was typed. */
export type FormFields = Readonly<Record<string, string>>

/** The page that an answered form leads to, and what it shows there. */
export interface FormPage<Result> {
  /** Keeps the outcome for one look at the page. */
  note: FormName | null
  /** The only field that the page shows again. */
  typed: 'email' | 'token' | 'username' | null
  pageOf: (fields: FormFields) => string
  /** Returns the answer to a success; without it the page says that the form did what it is for. */
  succeed?: (result: Result, form: SentForm) => Promise<Response> | Response
  /** Returns the answer to a refusal that the page does not show; null for any other. */
  refuse?: (error: unknown, form: SentForm & { code: ErrorCode }) => Response | null
}

/** A form on its way through the wrapper. */
export interface SentForm {
  headers: Headers
  /** Empty as long as the body is not read. */
  fields: FormFields
  /** The site's own, 'https://oficio.example'. */
  origin: string
}

/** Leads back to the page of a form that succeeded. */
export const leadBackDone = (page: FormPage<never>, form: SentForm): Response =>
  leadBack(page, form, { word: formDone })

/** Leads back to the page of a form that was refused, with the reason. */
export function leadBackRefused(
  page: FormPage<never>,
  form: SentForm,
  { error, code }: { error: unknown; code: ErrorCode },
): Response {
  const { fields, retryAfterSeconds } = detailsOf(error)
  return leadBack(page, form, { word: refusalWord(code, retryAfterSeconds), fields })
}

function leadBack(
  { note, typed, pageOf }: FormPage<never>,
  { fields, origin }: SentForm,
  outcome: { word: string; fields?: FieldErrors | undefined },
): Response {
  if (note === null) return leadTo(pageOf(fields))
  const shownAgain = (typed && fields[typed])?.slice(0, limits.emailMax) ?? ''
  return leadTo(pageOf(fields), [formNoteHeader(note, { ...outcome, typed: shownAgain }, origin)])
}

/** Returns where a form with the token of a mailed link leads: to the page of the link, else to the other page. */
export const pageOfLink =
  (linkPath: (token: string) => string, otherPath: string) =>
  ({ token = '' }: FormFields): string =>
    // Other texts could lead anywhere.
    /^[\w-]+$/.test(token) ? linkPath(token) : otherPath
