import type { FoundBusiness } from '@oficio/contracts/search/businesses'
import { OpeningLine } from '@/features/businesses/public-page/opening-line'

export const FoundOpening = ({ found }: { found: FoundBusiness }) => (
  <OpeningLine isOpen={found.is_open}>{found.opening_text}</OpeningLine>
)
