'use client'

import { CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

/**
 * Says that something was saved. For forms whose save button disappears or becomes useless. Takes the focus, which
 * would otherwise fall to the top of the page.
 */
export function SavedNote({ children }: { children: ReactNode }) {
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <p
      ref={note}
      tabIndex={-1}
      role="status"
      className="inline-flex items-center gap-2 rounded-full bg-success-soft px-3 py-1.5 text-sm font-semibold text-success-soft-foreground outline-none"
    >
      <CircleCheck aria-hidden className="size-4 shrink-0" />
      {children}
    </p>
  )
}
