import type { FoundBusiness } from '@oficio/contracts/search/businesses'
import { BusinessCard } from './business-card'
import { businessCardFacts } from './business-card-facts'

/** A business in the results of a search. */
export const FoundBusinessCard = ({ business }: { business: FoundBusiness }) => (
  <BusinessCard
    facts={businessCardFacts(business)}
    opening={{ isOpen: business.is_open, text: business.opening_text }}
  />
)
