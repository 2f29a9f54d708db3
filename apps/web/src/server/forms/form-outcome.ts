import 'server-only'
import type { FieldErrors } from '@oficio/contracts/errors'
import { readRefusalWord, refusalText } from '@oficio/contracts/refusals'
import { cookies } from 'next/headers'
import { type FormName, formDone, formMailWaits, formNoteCookie, readFormNote } from './form-notes'

interface FormOutcome {
  isDone: boolean
  /** The form succeeded, and its mail is sent later. */
  isMailWaiting: boolean
  input: string
  /** Why the form as a whole was refused; null if single fields carry the reason. */
  refusal: string | null
  fields: FieldErrors
}

/** Returns the outcome of the page's form when it was last sent without scripts, or null. */
export async function readFormOutcome(form: FormName): Promise<FormOutcome | null> {
  const note = readFormNote((await cookies()).get(formNoteCookie(form))?.value)
  if (!note) return null
  const { word, input, fields = {} } = note
  const refusal = Object.keys(fields).length === 0 ? readRefusalWord(word) : null
  return {
    isDone: word === formDone || word === formMailWaits,
    isMailWaiting: word === formMailWaits,
    input,
    refusal: refusal && refusalText(refusal.code, refusal.retryAfterSeconds),
    fields,
  }
}
