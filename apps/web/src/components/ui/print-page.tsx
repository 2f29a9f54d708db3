'use client'

import type { ReactNode } from 'react'

/** The button that prints. Its classes come from the caller, so that the page loads no code for the look of buttons. */
export const PrintPage = ({ className, children }: { className: string; children: ReactNode }) => (
  <button type="button" className={className} onClick={() => window.print()}>
    {children}
  </button>
)
