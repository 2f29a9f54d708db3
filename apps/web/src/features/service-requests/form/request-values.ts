import { expirationDaysDefault } from '@oficio/contracts/limits'
import type { PhotoView } from '@oficio/contracts/photos/photo'
import { type FieldAbout, fieldsAbout } from '@oficio/contracts/service-requests/form-fields'
import type { RequestLink } from './request-link'
import type { RequestForm, WorkForm } from './request-schema'

/** What the controls of a form hold: yes or no, or text, because that is what controls hold. */
type Controls<Form> = { [Name in keyof Form]: NonNullable<Form[Name]> extends boolean ? boolean : string }

/** What they hold otherwise. */
interface OwnControls {
  photos: PhotoView[]
  pendingUploads: number
  /** Null while the town is one of the list. */
  townName: string | null
}

type ValuesOf<Form> = Controls<Required<Omit<Form, keyof OwnControls>>> & OwnControls

export type RequestValues = ValuesOf<RequestForm>
export type WorkValues = ValuesOf<WorkForm>
export type ContactValues = Pick<RequestValues, FieldAbout<'contact'>>

/** What the session knows about the visitor. */
export type KnownContact = Pick<RequestValues, 'contactName' | 'contactLastName' | 'email'>

/** Where the client lives and how to reach them: what their next request is likely to repeat. */
export const clientFields = fieldsAbout('place', 'contact')
export type ClientValues = Pick<RequestValues, (typeof clientFields)[number]>

/** Returns those fields with nothing in them. */
const blank = <Name extends string>(names: readonly Name[]) =>
  // Each name of the list has its text.
  Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>

export const noClient: ClientValues = { ...blank(clientFields), townName: null, isMobile: true }

/** Returns the form before anybody has typed. */
export function emptyRequest(
  { rubroId, isUrgent, description }: Pick<RequestLink, 'rubroId' | 'isUrgent' | 'description'>,
  client: ClientValues,
): RequestValues {
  return {
    ...blank(fieldsAbout('work')),
    rubroId,
    description,
    isUrgent,
    photos: [],
    pendingUploads: 0,
    expirationDays: String(expirationDaysDefault),
    website: '',
    ...client,
  }
}
