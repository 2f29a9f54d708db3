import { profilePath } from '@oficio/contracts/professionals/public-address'
import { personBehind, publicName } from '@oficio/contracts/professionals/public-name'
import type { FoundProfessional } from '@oficio/contracts/search/professionals'
import { ratingWords } from '@/components/ui/rating-words'
import { formatList } from '@/lib/formats/format-list'
import type { SimilarOne } from '../similar-ones'

export const similarProfessional = (professional: FoundProfessional): SimilarOne => ({
  seed: professional.id,
  href: profilePath(professional),
  name: publicName(professional),
  person: personBehind(professional),
  photoUrl: professional.profilePhotoUrl,
  rating: ratingWords(professional.reviewCount > 0 ? professional.avgRating : null, professional.reviewCount),
  note: `${formatList(professional.rubros)}, ${professional.city}`,
})
