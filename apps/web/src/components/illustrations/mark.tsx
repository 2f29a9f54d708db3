import { type DrawingName, markAddress } from '@oficio/drawings/address'

/** The square symbol of a drawing, for tiles of 40 to 96 px. Decoration: the text beside it says the same. */
export const Mark = ({ name, className = 'size-10' }: { name: DrawingName; className?: string }) => (
  <svg viewBox="0 0 48 48" strokeWidth="1.75" aria-hidden="true" className={`shrink-0 ${className}`}>
    <use href={markAddress(name)} />
  </svg>
)
