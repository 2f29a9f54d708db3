import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

interface LabelProps extends ComponentProps<'label'> {
  /** Adds '(opcional)'. Fields without this mark are required. */
  isOptional?: boolean
}

export function Label({ className, isOptional = false, children, ...props }: LabelProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the caller links it by htmlFor
    <label className={clsx('block font-semibold text-foreground', className)} {...props}>
      {children}
      {isOptional && <span className="font-normal text-muted-foreground"> (opcional)</span>}
    </label>
  )
}
