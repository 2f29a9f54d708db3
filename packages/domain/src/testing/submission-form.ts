import { type ServiceRequestFormInput, serviceRequestForm } from '@oficio/contracts/service-requests/form'
import type { Submission } from '../service-requests/form/submission'

/** The form as a client in Rosario fills it in. */
export const typedForm: ServiceRequestFormInput = {
  contactName: 'Lucía',
  contactLastName: 'Fernández',
  phone: '0341 15-555-1234',
  email: 'lucia.fernandez@example.com',
  serviceAddress: 'San Lorenzo 1234, 2.º B',
  city: 'Rosario',
  state: 'Santa Fe',
  postalCode: '2000',
  description: 'Pierde agua la canilla de la cocina.',
  rubroId: 1,
}

/** Returns the form as the HTTP wrapper passes it to the use-case. */
export const submission = (changes: Partial<ServiceRequestFormInput> = {}): Submission =>
  serviceRequestForm.parse({ ...typedForm, ...changes })
