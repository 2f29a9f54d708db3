import type { ReactNode } from 'react'

/** Whether a place is open, in one look wherever it is said: only what is open stands out. */
export const OpeningLine = ({ isOpen, children }: { isOpen: boolean; children: ReactNode }) => (
  <span className={`block ${isOpen ? 'font-semibold text-success' : 'text-muted-foreground'}`}>
    {children}
  </span>
)
