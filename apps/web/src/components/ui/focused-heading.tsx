'use client'

import { type ReactNode, useEffect, useRef } from 'react'

/** A heading of what has just replaced something else on the page: takes the focus, so that it is read and in sight. */
export function FocusedHeading({ id, children }: { id: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 id={id} ref={heading} tabIndex={-1} className="scroll-mt-24 text-xl outline-none">
      {children}
    </h2>
  )
}
