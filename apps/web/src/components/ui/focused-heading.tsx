'use client'

import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'

interface FocusedHeadingProps {
  id?: string
  as?: 'h2' | 'h3'
  /** Scrolls the heading to the top of the window, so that the content below is visible too. */
  isAtTop?: boolean
  children: ReactNode
}

/**
 * A heading of content that has just replaced other content. Takes the focus, so that it is visible and screen readers
 * read it.
 */
export function FocusedHeading({ id, as: Heading = 'h2', isAtTop = false, children }: FocusedHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: isAtTop })
    if (isAtTop) heading.current?.scrollIntoView({ block: 'start' })
  }, [isAtTop])
  return (
    <Heading
      id={id}
      ref={heading}
      tabIndex={-1}
      className={clsx('text-xl outline-none', !isAtTop && 'scroll-mt-24')}
    >
      {children}
    </Heading>
  )
}
