import { profilePath } from '@oficio/contracts/professionals/public-address'
import { publicName } from '@oficio/contracts/professionals/public-name'
import type { FoundProfessional } from '@oficio/contracts/search/professionals'
import { ratingWords } from '@/components/ui/rating-words'
import { formatList } from '@/lib/formats/format-list'
import type { SimilarOne } from '../similar-ones'

export const similarProfessional = (professional: FoundProfessional): SimilarOne => ({
  href: profilePath(professional),
  name: publicName(professional),
  photoUrl: professional.profilePhotoUrl,
  rating: ratingWords(professional.reviewCount > 0 ? professional.avgRating : null, professional.reviewCount),
  note: `${formatList(professional.rubros)}, ${professional.city}`,
})
