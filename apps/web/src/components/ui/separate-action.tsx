import type { ReactNode } from 'react'

interface SeparateActionProps {
  /** What holds now. It fills the place of the button by which that was decided. */
  note: string
  /** The button that takes it back. */
  children: ReactNode
}

/** Takes a decision back. It is never where the button of the decision was, because a second click would reach it there. */
export const SeparateAction = ({ note, children }: SeparateActionProps) => (
  <>
    <p className="flex min-h-11 items-center text-muted-foreground">{note}</p>
    <div className="border-t pt-3">{children}</div>
  </>
)
