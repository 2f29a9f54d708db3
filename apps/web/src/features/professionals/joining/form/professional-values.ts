import type { PhotoView } from '@oficio/contracts/photos/photo'
import type { DocumentView } from '@oficio/contracts/professionals/documents'

/** What the controls hold of what a professional says of themselves. */
export interface ProfessionalValues {
  firstName: string
  lastName: string
  phone: string
  isMobile: boolean
  address: string
  /** Ids of province and locality, or ''. */
  state: string
  city: string
  postalCode: string
  /** What the server has, and how many it does not have yet. */
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

/** In the order in which they stand: their errors are listed so. */
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

/** Names of the server that this form calls otherwise. */
export const ownNames: Record<string, string> = { photoIds: 'photos', documentIds: 'documents' }

/** The control that an error leads to, where it has another name than its field. */
export const controlOf: Record<string, string> = {
  pendingUploads: 'photos',
  pendingDocuments: 'documents',
}
