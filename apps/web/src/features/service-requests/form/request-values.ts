import { expirationDaysDefault } from '@oficio/contracts/limits'
import type { PhotoView } from '@oficio/contracts/photos/photo'
import { type FieldAbout, fieldsAbout } from '@oficio/contracts/service-requests/form-fields'
import type { RequestLink } from './request-link'
import type { RequestForm, WorkForm } from './request-schema'

/** The values of the controls of a form. Controls contain only booleans or text. */
type Controls<Form> = { [Name in keyof Form]: NonNullable<Form[Name]> extends boolean ? boolean : string }

/** Controls with other values. */
interface OwnControls {
  photos: PhotoView[]
  pendingUploads: number
  /** Null if the town is in the list. */
  townName: string | null
}

type ValuesOf<Form> = Controls<Required<Omit<Form, keyof OwnControls>>> & OwnControls

export type RequestValues = ValuesOf<RequestForm>
export type WorkValues = ValuesOf<WorkForm>
export type ContactValues = Pick<RequestValues, FieldAbout<'contact'>>

/** The contact data in the session of the signed-in visitor. */
export type KnownContact = Pick<RequestValues, 'contactName' | 'contactLastName' | 'email'>

/** Place and contact of the client, which the next request is likely to repeat. */
export const clientFields = fieldsAbout('place', 'contact')
export type ClientValues = Pick<RequestValues, (typeof clientFields)[number]>

/** Returns an empty text for each field. */
const blank = <Name extends string>(names: readonly Name[]) =>
  // The cast is safe: every name of the list has an entry.
  Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>

export const noClient: ClientValues = { ...blank(clientFields), townName: null, isMobile: true }

/** Returns the initial values of the form. */
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

/** Returns this form's name for a field that the server names. */
export function ownFieldOf(fieldName: string): string {
  // When a payment is started, the form is nested in `metadata.form_data`.
  const name = fieldName.replace('metadata.form_data.', '').split('.')[0] ?? fieldName
  return name === 'photoIds' ? 'photos' : name
}
