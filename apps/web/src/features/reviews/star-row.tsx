import type { CSSProperties } from 'react'

/** Five stars, as many of them filled as the rating. One element, because pages repeat it. Decoration: words say it. */
export const StarRow = ({ rating }: { rating: number }) => (
  // The cast is safe, because React passes custom properties through.
  <span aria-hidden className="stars" style={{ '--rating': rating } as CSSProperties} />
)
