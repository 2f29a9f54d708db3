import type { ReactNode } from 'react'

/**
 * The main action of a page, within reach of the thumb on phones and tablets. It is the last part of its container and
 * stays above the bottom bar while the container is in sight, so it never covers the footer.
 */
export const ActionBar = ({ children }: { children: ReactNode }) => (
  <div className="action-bar">{children}</div>
)
