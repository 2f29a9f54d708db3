import type { ReactNode } from 'react'

interface SeparateActionProps {
  /** The current state. It replaces the button of the original action. */
  note: string
  /** The button that reverts the action. */
  children: ReactNode
}

/**
 * Reverts an action. Its button is never at the place of the original button, because a double click would revert the
 * action at once.
 */
export const SeparateAction = ({ note, children }: SeparateActionProps) => (
  <>
    <p className="flex min-h-11 items-center text-muted-foreground">{note}</p>
    <div className="border-t pt-3">{children}</div>
  </>
)
