'use client'

import { type ReactNode, useEffect, useRef } from 'react'

interface LedHereProps {
  /** Whether the link that was followed asks for what stands inside. */
  isAskedFor: boolean
  /** Where in sight: whatever is longer than the window is read from its start. */
  block?: 'start' | 'center'
  className?: string
  children: ReactNode
}

/** Brings what a mail's link asks for into sight, and the focus with it: on a phone it stands further down. */
export function LedHere({ isAskedFor, block = 'center', className, children }: LedHereProps) {
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
