'use client'

import { type ReactNode, useEffect, useRef } from 'react'

interface ResultsHeadingProps {
  /** Which page of the result stands below. */
  page: number
  children: ReactNode
}

/**
 * Says how much was found. With each page that is turned the focus comes here: it would stay at the links below the last
 * result, and whoever uses the keyboard would have the new ones behind them.
 */
export function ResultsHeading({ page, children }: ResultsHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    heading.current?.focus({ preventScroll: true })
  }, [page])
  return (
    <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
      {children}
    </h2>
  )
}
