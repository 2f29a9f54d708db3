import type { Prisma, Professional } from '@oficio/db/generated/client'
import type { CheckedProfessional } from './check-professional'

interface ProfileInput {
  companyName?: string | undefined
  description: string
  address?: string | undefined
  postalCode?: string | undefined
  serviceRadius: number
}

/** Returns what a form that was filled in whole writes of how a professional works and is reached. */
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
    // Coordinates of their own were those of a street in the other town.
    ...(localidadId !== before.localidadId && { latitude: null, longitude: null }),
  } satisfies Prisma.ProfessionalUncheckedUpdateInput
}
