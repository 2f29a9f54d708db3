import type { FoundBusiness } from '@oficio/contracts/search/businesses'
import { OpeningLine } from '@/features/businesses/public-page/opening-line'

/** Whether a business in the results is open, as the server computed it for the search. */
export const FoundOpening = ({ business }: { business: FoundBusiness }) => (
  <OpeningLine isOpen={business.is_open}>{business.opening_text}</OpeningLine>
)
