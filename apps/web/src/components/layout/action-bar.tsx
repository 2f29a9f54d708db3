import type { ReactNode } from 'react'

/**
 * The main action of a page, within reach of the thumb on phones and tablets. It is the last part of its container and
 * stays above the bottom bar while the container is in sight, so it never covers the footer.
 */
export const ActionBar = ({ children }: { children: ReactNode }) => (
  <div className="sticky bottom-(--bar-height) z-10 -mx-4 mt-10 flex items-center gap-4 border-t bg-surface px-4 py-2 md:bottom-0 md:-mx-6 md:px-6 lg:hidden print:hidden">
    {children}
  </div>
)
