import type { Prisma, Professional } from '@oficio/db/generated/client'
import type { CheckedProfessional } from './check-professional'

interface ProfileInput {
  companyName?: string | undefined
  description: string
  address?: string | undefined
  postalCode?: string | undefined
  serviceRadius: number
}

/** Returns the columns that a complete profile form writes. */
export function profileColumns(
  before: Pick<Professional, 'localidadId'>,
  { companyName, description, address, postalCode, serviceRadius }: ProfileInput,
  { phone, place }: Pick<CheckedProfessional, 'phone' | 'place'>,
) {
  const localidadId = place?.localidadId ?? null
  return {
    companyName: companyName ?? null,
    description,
    address: address ?? null,
    postalCode: postalCode ?? null,
    serviceRadiusKm: serviceRadius,
    phone,
    localidadId,
    // Clears the coordinates when the town changes, because they belong to a street in the old town.
    ...(localidadId !== before.localidadId && { latitude: null, longitude: null }),
  } satisfies Prisma.ProfessionalUncheckedUpdateInput
}
