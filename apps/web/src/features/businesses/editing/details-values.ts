import type { OwnBusiness } from '@oficio/contracts/businesses/own-business'
import type { WizardValues } from '../wizard/wizard-values'

/** The values of the details form: all values of the wizard, and two more networks. */
export type DetailsValues = Pick<
  WizardValues,
  | 'name'
  | 'description'
  | 'categoryIds'
  | 'address'
  | 'state'
  | 'city'
  | 'postalCode'
  | 'phone'
  | 'isMobile'
  | 'email'
  | 'website'
  | 'facebook'
  | 'instagram'
  | 'shortDescription'
  | 'foundingYear'
  | 'employeeCount'
  | 'features'
> & { twitter: string; linkedin: string }

/** The fields in page order. */
export const detailNames = [
  'name',
  'description',
  'categoryIds',
  'shortDescription',
  'features',
  'foundingYear',
  'employeeCount',
  'address',
  'state',
  'city',
  'postalCode',
  'phone',
  'email',
  'website',
  'facebook',
  'instagram',
  'twitter',
  'linkedin',
] as const satisfies (keyof DetailsValues)[]

/** Returns the form values of the stored business. */
export function detailsOf({ business, provinciaId, localidadId, isMobile }: OwnBusiness): DetailsValues {
  const [location] = business.locations
  const { facebook = '', instagram = '', twitter = '', linkedin = '' } = business.social_media
  return {
    name: business.name,
    description: business.description,
    categoryIds: business.categories.map(({ id }) => id),
    address: location?.address ?? '',
    state: String(provinciaId ?? ''),
    city: String(localidadId ?? ''),
    postalCode: location?.postal_code ?? '',
    phone: business.phone_national ?? '',
    isMobile,
    email: business.email ?? '',
    website: business.website_url ?? '',
    facebook,
    instagram,
    twitter,
    linkedin,
    shortDescription: business.short_description ?? '',
    foundingYear: String(business.founding_year ?? ''),
    employeeCount: String(business.employee_count ?? ''),
    features: business.tags.map(({ id }) => id),
  }
}
