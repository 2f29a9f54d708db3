import type { FoundBusiness } from '@oficio/contracts/search/businesses'

/** Whether it was open when it was searched. */
export const FoundOpening = ({ found }: { found: FoundBusiness }) => (
  <span className={found.is_open ? 'font-semibold text-success' : undefined}>{found.opening_text}</span>
)
