import type { ReactNode } from 'react'
import { Icon } from './icon'

interface FieldMessageProps {
  id: string
  children: ReactNode
}

/** A hint below the label about the expected input. */
export function FieldHint({ id, children }: FieldMessageProps) {
  return (
    <p id={id} className="text-sm text-muted-foreground">
      {children}
    </p>
  )
}

/** An error message: what is wrong and how to fix it. */
export function FieldError({ id, children }: FieldMessageProps) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-urgent">
      <Icon name="circle-alert" className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
