import { paths } from '@oficio/contracts/paths'
import type { CachedBusiness } from '@oficio/contracts/search/landing'
import { businessDrawing } from '@oficio/drawings/icons'
import { ratingWords } from '@/components/ui/rating-words'
import type { SimilarOne } from '../similar-ones'
import { whereText } from './where-text'

export const similarBusiness = (business: CachedBusiness): SimilarOne => ({
  seed: business.slug,
  href: paths.business(business.slug),
  name: business.name,
  person: null,
  photoUrl: business.logo_url,
  mark: businessDrawing(business.categories),
  rating: ratingWords(business.avg_rating, business.review_count),
  note: whereText(business),
})
