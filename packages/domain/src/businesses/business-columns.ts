import type { BusinessFields } from '@oficio/contracts/businesses/fields'
import type { Prisma } from '@oficio/db/generated/client'
import type { CheckedBusiness } from './check-business'

/** Returns the columns of a business that a checked form writes. Links to other tables are written separately. */
export function businessColumns(
  input: Omit<
    BusinessFields,
    'categoryIds' | 'features' | 'state' | 'city' | 'phone' | 'isMobile' | 'address'
  > & {
    address?: string | undefined
  },
  { place, phone }: CheckedBusiness,
) {
  return {
    name: input.name,
    description: input.description ?? '',
    shortDescription: input.shortDescription ?? null,
    address: input.address ?? null,
    postalCode: input.postalCode ?? null,
    localidadId: place?.localidadId ?? null,
    phone,
    email: input.email,
    websiteUrl: input.website ?? null,
    // The contract limits the object to at most four known texts.
    socialMedia: { ...input.socialMedia },
    foundingYear: input.foundingYear ?? null,
    employeeCount: input.employeeCount ?? null,
  } satisfies Prisma.BusinessUncheckedUpdateInput
}
