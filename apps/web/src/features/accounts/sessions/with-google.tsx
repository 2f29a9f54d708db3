import type { ReactNode } from 'react'
import { GoogleButton } from './google-button'

interface WithGoogleProps {
  from?: string | null
  /** A text below the button that explains what pressing it means. */
  children?: ReactNode
}

/** The button to continue with Google, below a form. */
export function WithGoogle({ from = null, children }: WithGoogleProps) {
  return (
    <div className="needs-script space-y-4 pt-5">
      <p className="flex items-center gap-3 text-sm text-muted-foreground before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        o
      </p>
      <GoogleButton from={from} />
      {children}
    </div>
  )
}
