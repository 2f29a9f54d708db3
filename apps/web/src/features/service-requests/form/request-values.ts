import { requiredText } from '@oficio/contracts/fields'
import { expirationDaysDefault, limits } from '@oficio/contracts/limits'
import { contactFields, jobFields, serviceRequestForm } from '@oficio/contracts/service-requests/form'
import { type PhotoView, photo } from '@oficio/contracts/service-requests/shapes'
import { z } from 'zod'

/** The contract's form as this page fills it in: photos as they stand on the server, an unlisted town as null or text. */
export const requestForm = z.object({
  ...jobFields.shape,
  ...contactFields.shape,
  townName: requiredText('townName', limits.nameMax).nullable(),
  expirationDays: serviceRequestForm.shape.expirationDays,
  isUrgent: serviceRequestForm.shape.isUrgent,
  website: serviceRequestForm.shape.website,
  photos: z.array(photo),
  pendingUploads: z.literal(0, 'Falta subir alguna foto: esperá, reintentá o quitala.'),
})
export type RequestForm = z.output<typeof requestForm>

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
export interface KnownContact {
  contactName: string
  contactLastName: string
  email: string
}

export const noContact: KnownContact = { contactName: '', contactLastName: '', email: '' }

/** What the page's address asks for. */
export interface AskedRequest {
  /** '' for none. */
  rubroId: string
  isUrgent: boolean
}

/** Returns the form as it stands before anybody typed. */
export function emptyRequest({ rubroId, isUrgent }: AskedRequest, contact: KnownContact): RequestValues {
  return {
    rubroId,
    isUrgent,
    description: '',
    title: '',
    photos: [],
    pendingUploads: 0,
    state: '',
    city: '',
    townName: null,
    serviceAddress: '',
    postalCode: '',
    phone: '',
    isMobile: true,
    expirationDays: String(expirationDaysDefault),
    website: '',
    ...contact,
  }
}
