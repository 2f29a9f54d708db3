import { type BusinessTier, usualTier } from '@oficio/contracts/businesses/plans'
import { usualHours } from '@oficio/contracts/kernel/usual-hours'
import type { WeeklyHours } from '@oficio/contracts/kernel/weekly-hours'
import type { PhotoView } from '@oficio/contracts/photos/photo'

/** What the controls of the wizard hold. */
export interface WizardValues {
  name: string
  description: string
  categoryIds: number[]
  address: string
  /** Ids of province and locality, or ''. */
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
  /** What the server has, and how many it does not have yet. */
  photos: PhotoView[]
  pendingUploads: number
  logo: PhotoView[]
  pendingLogo: number
  tier: BusinessTier
  selectedRubros: number[]
  /** The trap. */
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
  tier: usualTier,
  selectedRubros: [],
  fax: '',
}

interface Step {
  title: string
  part: string
  fields: readonly (keyof WizardValues)[]
}

/** The form in the order in which it is asked. */
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

/** The step of the plan: an owner who goes back from it chooses its rubros again. */
export const planStep = steps.findIndex(({ part }) => part === 'plan')

/** The control that an error leads to, where it has another name than its field. */
export const controlOf: Record<string, string> = { pendingUploads: 'photos', pendingLogo: 'logo' }

/** Names of the server that this form calls otherwise. */
export const ownNames: Record<string, string> = {
  photoIds: 'photos',
  logoId: 'logo',
  businessHours: 'hours',
  subscriptionTier: 'tier',
}
