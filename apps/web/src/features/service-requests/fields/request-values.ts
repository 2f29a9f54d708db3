import { expirationDaysDefault } from '@oficio/contracts/limits'
import type { PhotoView } from '@oficio/contracts/photos/photo'

/** What the controls hold: texts, because that is what controls hold. */
export interface RequestValues {
  rubroId: string
  description: string
  title: string
  photos: PhotoView[]
  pendingUploads: number
  state: string
  city: string
  /** Null while the town is one of the list. */
  townName: string | null
  serviceAddress: string
  postalCode: string
  contactName: string
  contactLastName: string
  phone: string
  isMobile: boolean
  email: string
  expirationDays: string
  isUrgent: boolean
  website: string
}

/** What a session knows about whoever fills the form in. */
export type KnownContact = Pick<RequestValues, 'contactName' | 'contactLastName' | 'email'>

/** Where somebody lives and how to reach them: what their next request is likely to repeat. */
export type ClientValues = Pick<
  RequestValues,
  | 'state'
  | 'city'
  | 'townName'
  | 'serviceAddress'
  | 'postalCode'
  | 'contactName'
  | 'contactLastName'
  | 'phone'
  | 'isMobile'
  | 'email'
>

export const noClient: ClientValues = {
  state: '',
  city: '',
  townName: null,
  serviceAddress: '',
  postalCode: '',
  contactName: '',
  contactLastName: '',
  phone: '',
  isMobile: true,
  email: '',
}

/** What the page's address asks for. */
export interface AskedRequest {
  /** '' for none. */
  rubroId: string
  isUrgent: boolean
}

export const nothingAsked: AskedRequest = { rubroId: '', isUrgent: false }

/** Returns the form as it stands before anybody typed. */
export function emptyRequest({ rubroId, isUrgent }: AskedRequest, client: ClientValues): RequestValues {
  return {
    rubroId,
    isUrgent,
    description: '',
    title: '',
    photos: [],
    pendingUploads: 0,
    expirationDays: String(expirationDaysDefault),
    website: '',
    ...client,
  }
}
