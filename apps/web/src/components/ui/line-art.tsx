import type { ReactNode } from 'react'

interface LineArtProps {
  viewBox: string
  className?: string | undefined
  /** How a drawing that is cut to its box is placed in it. */
  preserveAspectRatio?: string
  children: ReactNode
}

/** The one pen of all drawings: petrol, 1.75 px whatever the scale, round ends. Decoration, so never read out. */
export function LineArt({ viewBox, className, preserveAspectRatio, children }: LineArtProps) {
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio={preserveAspectRatio}
      aria-hidden="true"
      fill="none"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      // Not `cn`: the page of errors, which is part of every page, has a drawing too.
      className={`stroke-primary [&_*]:[vector-effect:non-scaling-stroke] ${className ?? ''}`}
    >
      {children}
    </svg>
  )
}
