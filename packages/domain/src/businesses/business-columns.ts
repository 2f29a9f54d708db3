import type { BusinessFields } from '@oficio/contracts/businesses/fields'
import type { Prisma } from '@oficio/db/generated/client'
import type { CheckedBusiness } from './check-business'

/** Returns what a form that was filled in writes of a business, but for its links to other tables. */
export function businessColumns(
  said: Omit<
    BusinessFields,
    'categoryIds' | 'features' | 'state' | 'city' | 'phone' | 'isMobile' | 'address'
  > & {
    address?: string | undefined
  },
  { place, phone }: CheckedBusiness,
) {
  return {
    name: said.name,
    description: said.description ?? '',
    shortDescription: said.shortDescription ?? null,
    address: said.address ?? null,
    postalCode: said.postalCode ?? null,
    localidadId: place?.localidadId ?? null,
    phone,
    email: said.email,
    websiteUrl: said.website ?? null,
    // Only what the contract reads: four texts at most.
    socialMedia: { ...said.socialMedia },
    foundingYear: said.foundingYear ?? null,
    employeeCount: said.employeeCount ?? null,
  } satisfies Prisma.BusinessUncheckedUpdateInput
}
