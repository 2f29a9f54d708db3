import type { PhotoView } from '@oficio/contracts/photos/photo'
import type { DocumentView } from '@oficio/contracts/professionals/documents'

/** The values of the forms for a professional's data. */
export interface ProfessionalValues {
  firstName: string
  lastName: string
  phone: string
  isMobile: boolean
  address: string
  /** The ids of province and town as text, or ''. */
  state: string
  city: string
  postalCode: string
  /** The uploaded photos, and the number of running uploads. */
  photos: PhotoView[]
  pendingUploads: number
  rubros: number[]
  serviceRadius: number
  companyName: string
  taxId: string
  description: string
  documents: DocumentView[]
  pendingDocuments: number
}

/** The fields in page order, in which their errors are listed. */
export const personFieldNames = [
  'firstName',
  'lastName',
  'phone',
  'state',
  'city',
  'address',
  'postalCode',
  'photos',
  'pendingUploads',
] as const satisfies (keyof ProfessionalValues)[]

export const workFieldNames = [
  'rubros',
  'serviceRadius',
  'companyName',
  'taxId',
  'description',
  'documents',
  'pendingDocuments',
] as const satisfies (keyof ProfessionalValues)[]

/** The form's names for fields that the server names differently. */
export const ownNames: Record<string, string> = { photoIds: 'photos', documentIds: 'documents' }

/** The id of the control for an error, if it differs from the name of the field. */
export const controlOf: Record<string, string> = {
  pendingUploads: 'photos',
  pendingDocuments: 'documents',
}
