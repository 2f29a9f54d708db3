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
 * What an approved professional changes by themselves: what was checked to approve them, name and CUIT, stays. The street,
 * without which some were approved, keeps nobody from saving the rest.
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
    'Changes what clients read of the caller, how they are reached and how far they work, once the account is approved. With the version that was read it is refused where somebody saved meanwhile.',
  tag: 'Profesionales',
  method: 'PUT',
  path: '/professionals/me/profile',
  access: ['professional'],
  body: profileFields.extend({
    /** Of the profile that was read; left out, what is sent holds whatever was saved meanwhile. */
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

/** The own profile, as its page shows it. */
export interface OwnProfile {
  id: string
  status: ProfessionalStatus
  /** What may be changed, beside what only a person of the site corrects. */
  registration: Registration
  /** The version that the saver read. */
  version: string
  completeness: Completeness
  rubroNames: string[]
  portfolio: PortfolioPhoto[]
  /** When they attend to clients; null where they say nothing of it. */
  hours: WeeklyHours | null
}

/** What a professional's account is known by, and with what one logs in. */
export interface ProfessionalAccount {
  id: string
  firstName: string
  lastName: string
  /** Whether everybody may see their public page. */
  isPublic: boolean
  fullName: string
  companyName: string | null
  username: string
  email: string
  /** Without one they log in with Google. */
  hasPassword: boolean
  /** Null what a direct registration left for later. */
  phoneNational: string | null
  cuit: string | null
  city: string | null
  state: string | null
  serviceRadiusKm: number
  rubros: string[]
  memberSince: string
}
