import { expirationDaysDefault } from '@oficio/contracts/limits'
import type { PhotoView } from '@oficio/contracts/photos/photo'
import { type FieldAbout, fieldsAbout } from '@oficio/contracts/service-requests/form-fields'
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

type Held<Form> = Controls<Required<Omit<Form, keyof OwnControls>>> & OwnControls

export type RequestValues = Held<RequestForm>
export type WorkValues = Held<WorkForm>
export type ContactValues = Pick<RequestValues, FieldAbout<'contact'>>

/** What a session knows about whoever fills the form in. */
export type KnownContact = Pick<RequestValues, 'contactName' | 'contactLastName' | 'email'>

/** Where somebody lives and how to reach them: what their next request is likely to repeat. */
export const clientFields = fieldsAbout('place', 'contact')
export type ClientValues = Pick<RequestValues, (typeof clientFields)[number]>

/** Returns those fields with nothing in them. */
const blank = <Name extends string>(names: readonly Name[]) =>
  // Each name of the list has its text.
  Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>

export const noClient: ClientValues = { ...blank(clientFields), townName: null, isMobile: true }

/** What the page's address asks for. */
export interface AskedRequest {
  /** '' for none. */
  rubroId: string
  isUrgent: boolean
  /** From whose page it was begun; '' for nobody's. */
  preferredId: string
  /** Where they are: the place of whoever has said none yet. */
  place: Pick<ClientValues, 'state' | 'city'> | null
  /** What the visitor typed on the page before; '' for nothing. */
  need: string
  /** The part of it that describes the work. */
  description: string
}

export const nothingAsked: AskedRequest = {
  rubroId: '',
  isUrgent: false,
  preferredId: '',
  place: null,
  need: '',
  description: '',
}

/** Returns the form as it stands before anybody typed. */
export function emptyRequest(
  { rubroId, isUrgent, description }: Pick<AskedRequest, 'rubroId' | 'isUrgent' | 'description'>,
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
