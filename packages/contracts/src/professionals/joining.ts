import { z } from 'zod'
import { newAccount } from '../accounts/endpoints'
import { defineEndpoint } from '../endpoint'
import { limits } from '../limits'
import type { PhotoView } from '../photos/photo'
import { professionalStatuses } from './approval'
import type { DocumentView } from './documents'
import { acceptTerms, directFields, joiningAccount, joiningExtras, professionalFields } from './joining-form'
import { trialStatus } from './plan/endpoints'

const tag = 'Profesionales'
const files = {
  profilePhoto: { kind: 'photo', into: 'photoIds', max: 1, maxBytesEach: limits.photoBytes },
  additionalDocs: {
    kind: 'document',
    into: 'documentIds',
    max: limits.documentsPerProfessional,
    maxBytesEach: limits.documentBytes,
  },
} as const
const takenErrors = ['username_taken', 'email_taken', 'tax_id_taken', 'phone_taken'] as const
const accountErrors = [...takenErrors, 'password_too_common'] as const
const fileErrors = [
  'photo_not_yours',
  'photo_type',
  'photo_too_large',
  'photo_unreadable',
  'photo_too_many_pixels',
  'too_many_photos',
  'too_many_waiting_photos',
  'document_not_yours',
  'document_type',
  'document_too_large',
  'document_unreadable',
  'too_many_documents',
  'too_many_waiting_documents',
  'uploads_full',
  'storage_away',
] as const

export const registerProfessionalEndpoint = defineEndpoint({
  name: 'registerProfessional',
  summary:
    'Registers a professional, with a new account or with the account of the caller, and starts the payment of the verification. Accepts JSON with file ids, or multipart with the files. With the header Idempotency-Key, retries are safe.',
  tag,
  method: 'POST',
  path: '/auth/register/professional',
  access: 'anyone',
  body: z.object({
    // A signed-in user already has credentials. For other callers each missing field is reported.
    ...joiningAccount.partial().shape,
    ...professionalFields.shape,
    acceptTerms,
    ...joiningExtras,
  }),
  files,
  response: newAccount.extend({
    /** The free leads of the new account. */
    trialInfo: trialStatus,
    /**
     * The payment page of the verification. Absent while the provider does not respond; the portal then links to it
     * later.
     */
    paymentUrl: z.string().optional(),
    preferenceId: z.string().optional(),
    /** The address that the browser opens next. */
    redirectUrl: z.string(),
  }),
  status: 201,
  limit: 'register',
  opensSession: true,
  needsDevice: true,
  errors: [...accountErrors, 'already_professional', 'forbidden', ...fileErrors],
})

export const registerDirectlyEndpoint = defineEndpoint({
  name: 'registerDirectly',
  summary:
    "Registers a professional with only a name and a login. The account then waits for the missing data and for approval by the site's team.",
  tag,
  method: 'POST',
  path: '/direct-register/professional',
  access: 'anyone',
  body: z.object({ ...directFields.partial({ confirmPassword: true }).shape, ...joiningExtras }),
  response: newAccount.extend({ message: z.string() }),
  status: 201,
  limit: 'register',
  opensSession: true,
  needsDevice: true,
  errors: [...accountErrors],
})

export const correctRegistrationEndpoint = defineEndpoint({
  name: 'correctRegistration',
  summary:
    "Corrects a registration until the site's team approves the account. A rejected account waits for approval again.",
  tag,
  method: 'PUT',
  path: '/professionals/me/registration',
  access: ['professional'],
  body: professionalFields,
  response: z.object({ status: z.enum(professionalStatuses) }).meta({ id: 'Registration' }),
  errors: ['registration_over', 'tax_id_taken', 'phone_taken', ...fileErrors],
})

/** The registration data that its owner may correct, as the form shows it. */
export interface Registration {
  firstName: string
  lastName: string
  phone: string
  isMobile: boolean
  address: string
  /** Ids as text, or '' for none. */
  state: string
  city: string
  /** The name of the locality. */
  townLabel: string | null
  postalCode: string
  serviceRadius: number
  companyName: string
  taxId: string
  description: string
  rubros: number[]
  photo: PhotoView | null
  documents: DocumentView[]
}
