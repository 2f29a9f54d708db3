import type { ProfileFacts } from '@oficio/contracts/professionals/completeness'
import type { Professional } from '@oficio/db/generated/client'

/** Returns what the completeness of a profile is counted from: for its owner and for the search alike. */
export const profileFacts = ({
  photoId,
  description,
  phone,
}: Pick<Professional, 'photoId' | 'description' | 'phone'>): ProfileFacts => ({
  hasPhoto: photoId !== null,
  descriptionLength: description.length,
  hasPhone: phone !== null,
})
