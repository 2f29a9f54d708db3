import { tierNames } from '@oficio/contracts/businesses/plans'
import { paths } from '@oficio/contracts/paths'
import type { FoundBusiness } from '@oficio/contracts/search/businesses'
import { businessDrawing } from '@oficio/drawings/icons'
import type { FeaturedFacts } from './featured-businesses'
import { whereText } from './where-text'

export const featuredFacts = (business: FoundBusiness): FeaturedFacts => ({
  id: business.id,
  href: paths.business(business.slug),
  name: business.name,
  logoUrl: business.logo_url,
  mark: businessDrawing(business.categories),
  summary: `${business.categories.map(({ name }) => name).join(' · ')}, ${whereText(business)}`,
  reason: reasonOf(business),
})

function reasonOf({ pays_for_place, subscription_tier }: FoundBusiness): string {
  if (pays_for_place) return 'Paga por este lugar'
  return subscription_tier === 'featured'
    ? `Plan ${tierNames.featured}, por ahora sin cargo`
    : 'Lo eligió nuestro equipo'
}
