import { type BusinessTier, preselectedTier } from '@oficio/contracts/businesses/plans'
import { usualHours } from '@oficio/contracts/kernel/usual-hours'
import type { WeeklyHours } from '@oficio/contracts/kernel/weekly-hours'
import type { PhotoView } from '@oficio/contracts/photos/photo'

/** The values of the wizard's controls. */
export interface WizardValues {
  name: string
  description: string
  categoryIds: number[]
  address: string
  /** The ids of province and town as text, or ''. */
  state: string
  city: string
  postalCode: string
  phone: string
  isMobile: boolean
  email: string
  website: string
  facebook: string
  instagram: string
  hours: WeeklyHours
  shortDescription: string
  foundingYear: string
  employeeCount: string
  features: number[]
  /** The uploaded pictures, and the number of running uploads. */
  photos: PhotoView[]
  pendingUploads: number
  logo: PhotoView[]
  pendingLogo: number
  tier: BusinessTier
  selectedRubros: number[]
  /** The honeypot field, which only bots fill in. */
  fax: string
}

export const emptyWizard: WizardValues = {
  name: '',
  description: '',
  categoryIds: [],
  address: '',
  state: '',
  city: '',
  postalCode: '',
  phone: '',
  isMobile: false,
  email: '',
  website: '',
  facebook: '',
  instagram: '',
  hours: usualHours,
  shortDescription: '',
  foundingYear: '',
  employeeCount: '',
  features: [],
  photos: [],
  pendingUploads: 0,
  logo: [],
  pendingLogo: 0,
  tier: preselectedTier,
  selectedRubros: [],
  fax: '',
}

interface Step {
  title: string
  part: string
  fields: readonly (keyof WizardValues)[]
}

/** The steps of the form with their fields, in order. */
export const steps = [
  {
    title: 'Información del Negocio',
    part: 'informacion',
    fields: ['name', 'description', 'categoryIds'],
  },
  {
    title: 'Ubicación y Contacto',
    part: 'ubicacion',
    fields: ['address', 'state', 'city', 'postalCode', 'phone'],
  },
  {
    title: 'Información de Contacto',
    part: 'contacto',
    fields: [
      'email',
      'website',
      'facebook',
      'instagram',
      'hours',
      'shortDescription',
      'foundingYear',
      'employeeCount',
      'features',
      'logo',
      'pendingLogo',
      'photos',
      'pendingUploads',
    ],
  },
  { title: 'Plan de Suscripción', part: 'plan', fields: ['tier', 'selectedRubros'] },
  { title: 'Confirmación', part: 'confirmacion', fields: [] },
] as const satisfies readonly Step[]

/** The index of the plan's step. Going back from it resets the rubros. */
export const planStep = steps.findIndex(({ part }) => part === 'plan')

/** The id of the control for an error, if it differs from the name of the field. */
export const controlOf: Record<string, string> = { pendingUploads: 'photos', pendingLogo: 'logo' }

/** The form's names for fields that the server names differently. */
export const ownNames: Record<string, string> = {
  photoIds: 'photos',
  logoId: 'logo',
  businessHours: 'hours',
  subscriptionTier: 'tier',
}
