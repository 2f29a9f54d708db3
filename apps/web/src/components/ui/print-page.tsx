'use client'

import type { ReactNode } from 'react'

/** The button that prints; its look comes from outside, so that a page for reading loads no code of it. */
export const PrintPage = ({ className, children }: { className: string; children: ReactNode }) => (
  <button type="button" className={className} onClick={() => window.print()}>
    {children}
  </button>
)
