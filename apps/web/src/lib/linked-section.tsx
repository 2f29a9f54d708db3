'use client'

import { type ReactNode, useEffect, useRef } from 'react'

interface LinkedSectionProps {
  /** Whether the followed link points to this part of the page. */
  isAskedFor: boolean
  /** Where to scroll the part. Use 'start' for a part that may be taller than the window. */
  block?: 'start' | 'center'
  className?: string
  children: ReactNode
}

/** Scrolls to and focuses a part of the page that a link in a mail points to. */
export function LinkedSection({ isAskedFor, block = 'center', className, children }: LinkedSectionProps) {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isAskedFor) return
    part.current?.focus({ preventScroll: true })
    part.current?.scrollIntoView({ block })
  }, [isAskedFor, block])
  return (
    <div ref={part} tabIndex={isAskedFor ? -1 : undefined} className={className}>
      {children}
    </div>
  )
}
