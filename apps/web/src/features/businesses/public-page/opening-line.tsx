import type { ReactNode } from 'react'

/** A line that says whether a place is open. Only an open place is emphasised. */
export const OpeningLine = ({ isOpen, children }: { isOpen: boolean; children: ReactNode }) => (
  <span className={`block ${isOpen ? 'font-semibold text-success' : 'text-muted-foreground'}`}>
    {children}
  </span>
)
