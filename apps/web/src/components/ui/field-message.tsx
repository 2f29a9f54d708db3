import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

interface FieldMessageProps {
  id: string
  children: ReactNode
}

/** What is expected, under the label, before anything went wrong. */
export function FieldHint({ id, children }: FieldMessageProps) {
  return (
    <p id={id} className="text-sm text-muted-foreground">
      {children}
    </p>
  )
}

/** What is wrong and how to mend it. */
export function FieldError({ id, children }: FieldMessageProps) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-urgent">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
