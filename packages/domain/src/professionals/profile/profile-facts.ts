import type { ProfileFacts } from '@oficio/contracts/professionals/completeness'
import type { Professional } from '@oficio/db/generated/client'

/** Returns the facts from which the owner's page and the search both calculate the completeness of a profile. */
export const profileFacts = ({
  photoId,
  description,
  phone,
}: Pick<Professional, 'photoId' | 'description' | 'phone'>): ProfileFacts => ({
  hasPhoto: photoId !== null,
  descriptionLength: description.length,
  hasPhone: phone !== null,
})
