import type { ReactNode } from 'react'

interface LineArtProps {
  viewBox: string
  className?: string | undefined
  /** How a drawing that is cropped to its box is positioned in it. */
  preserveAspectRatio?: string
  children: ReactNode
}

/**
 * The frame of all line drawings: petrol lines of 1.75 px at any scale, with round ends. Hidden from screen readers,
 * because drawings are decoration.
 */
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
      // Not `cn`, because the error page is part of every page and contains a drawing.
      className={`stroke-primary [&_*]:[vector-effect:non-scaling-stroke] ${className ?? ''}`}
    >
      {children}
    </svg>
  )
}
