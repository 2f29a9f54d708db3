import { limits } from '@oficio/contracts/limits'
import { type ProfessionalValues, personFieldNames, workFieldNames } from '../form/professional-values'

/** The values of the whole registration. */
export interface RegistrationValues extends ProfessionalValues {
  username: string
  email: string
  password: string
  confirmPassword: string
  acceptTerms: boolean
  /** The honeypot field, which only bots fill in. */
  website: string
}

export const emptyRegistration: RegistrationValues = {
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
  firstName: '',
  lastName: '',
  phone: '',
  isMobile: true,
  address: '',
  state: '',
  city: '',
  postalCode: '',
  photos: [],
  pendingUploads: 0,
  rubros: [],
  serviceRadius: limits.serviceRadiusKmDefault,
  companyName: '',
  taxId: '',
  description: '',
  documents: [],
  pendingDocuments: 0,
  acceptTerms: false,
  website: '',
}

interface Step {
  title: string
  part: string
  fields: readonly (keyof RegistrationValues)[]
}

/** The steps of the form with their fields, in order. */
export const steps = [
  {
    title: 'Con qué vas a entrar',
    part: 'cuenta',
    fields: ['username', 'email', 'password', 'confirmPassword'],
  },
  { title: 'Tu nombre, teléfono y dirección', part: 'datos', fields: personFieldNames },
  { title: 'Tus rubros, tu zona y tu CUIT', part: 'trabajo', fields: [...workFieldNames, 'acceptTerms'] },
] as const satisfies readonly Step[]
