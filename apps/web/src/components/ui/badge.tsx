import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export type BadgeTone = 'primary' | 'solid' | 'sol' | 'sun' | 'urgent' | 'success' | 'muted'

interface BadgeProps extends ComponentProps<'span'> {
  tone?: BadgeTone
}

/** A short label. Its text carries the meaning, and the tone only repeats it. Its looks are in `app/components.css`. */
export function Badge({ tone = 'muted', className, ...props }: BadgeProps) {
  return <span className={clsx('badge', `badge-${tone}`, className)} {...props} />
}
