'use client'

import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type'> {
  onCheckedChange: (isChecked: boolean) => void
}

/** A checkbox of the browser, drawn as a switch that takes effect at once. Its label is part of the tap target. */
export function Switch({ onCheckedChange, className, ...props }: SwitchProps) {
  return (
    <input
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked
      role="switch"
      onChange={(event) => onCheckedChange(event.target.checked)}
      className={cn(
        'relative inline-flex h-8 w-14 shrink-0 cursor-pointer appearance-none items-center rounded-full border-2 border-input-border bg-surface transition-colors before:ml-1 before:block before:size-5 before:rounded-full before:bg-input-border before:transition-transform after:absolute after:-inset-2 after:content-[""] checked:border-primary checked:bg-primary checked:before:translate-x-6 checked:before:bg-sol hover:border-primary disabled:cursor-not-allowed disabled:border-border disabled:bg-muted disabled:before:bg-border',
        className,
      )}
      {...props}
    />
  )
}
