'use client'

import { type ReactNode, useEffect, useRef } from 'react'

interface ResultsHeadingProps {
  /** The page of the results shown below. */
  page: number
  children: ReactNode
}

/**
 * The number of results. It gets the focus when the page changes. Otherwise the focus would stay at the links below the
 * results, so that keyboard users would skip the new results.
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
