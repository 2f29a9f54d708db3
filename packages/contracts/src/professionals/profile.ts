import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { optionalText } from '../fields'
import type { WeeklyHours } from '../kernel/weekly-hours'
import { limits } from '../limits'
import type { ProfessionalStatus } from './approval'
import type { Completeness } from './completeness'
import type { Registration } from './joining'
import { professionalFields } from './joining-form'
import type { PortfolioPhoto } from './portfolio'

/**
 * The fields that an approved professional may edit without review. Name and CUIT are excluded because they were
 * checked for the approval. The street is optional, because some professionals were approved without one and must be
 * able to save the rest.
 */
export const profileFields = professionalFields
  .omit({ firstName: true, lastName: true, taxId: true, rubros: true })
  .extend({
    address: optionalText('address', limits.addressMax),
    postalCode: optionalText('postalCode', limits.postalCodeMax),
  })

export const changeProfileEndpoint = defineEndpoint({
  name: 'changeProfessionalProfile',
  summary:
    "Changes the caller's public profile, contact options and service radius. Allowed once the account is approved. If the call names the version that was read, it is refused when the profile was changed since.",
  tag: 'Profesionales',
  method: 'PUT',
  path: '/professionals/me/profile',
  access: ['professional'],
  body: profileFields.extend({
    /**
     * The version of the profile that the caller read. Without it, the call overwrites whatever was saved meanwhile.
     */
    version: z.string().max(64).optional(),
  }),
  response: z.object({ version: z.string() }).meta({ id: 'SavedProfile' }),
  errors: [
    'registration_undecided',
    'profile_changed',
    'phone_taken',
    'photo_not_yours',
    'document_not_yours',
  ],
})

/** The professional's own profile, as its page shows it. */
export interface OwnProfile {
  id: string
  status: ProfessionalStatus
  /** The editable fields, plus the fields that only the site's team corrects. */
  registration: Registration
  /** The version to send back when saving. */
  version: string
  completeness: Completeness
  rubroNames: string[]
  portfolio: PortfolioPhoto[]
  /** The working hours. Null if the professional entered none. */
  hours: WeeklyHours | null
}

/** The identity and login data of a professional's account. */
export interface ProfessionalAccount {
  id: string
  firstName: string
  lastName: string
  /** Whether the public page is visible to everybody. */
  isPublic: boolean
  fullName: string
  companyName: string | null
  username: string
  email: string
  /** False for an account that logs in only with Google. */
  hasPassword: boolean
  /** Null if a direct registration left the field for later. */
  phoneNational: string | null
  cuit: string | null
  city: string | null
  state: string | null
  serviceRadiusKm: number
  rubros: string[]
  memberSince: string
}
