'use client'

import { type ReactNode, useEffect, useRef } from 'react'

interface ResultsHeadingProps {
  /** Which page of the result stands below. */
  page: number
  children: ReactNode
}

/**
 * Says how many results there are. Each turned page moves the focus here: it would stay at the links below the last
 * result, and keyboard users would have the new results behind them.
 */
export function ResultsHeading({ page, children }: ResultsHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shownPage = useRef(page)
  useEffect(() => {
    if (shownPage.current === page) return
    shownPage.current = page
    heading.current?.focus({ preventScroll: true })
  }, [page])
  return (
    <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
      {children}
    </h2>
  )
}
