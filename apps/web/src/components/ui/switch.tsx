'use client'

import * as RadixSwitch from 'radix-ui/switch'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '@/lib/cn'

interface SwitchProps extends Omit<ComponentProps<typeof RadixSwitch.Root>, 'children'> {
  label: ReactNode
  hint?: ReactNode
}

/** For what takes effect at once. What is sent with a form is a checkbox. */
export function Switch({ label, hint, className, id, ...props }: SwitchProps) {
  const madeId = useId()
  const switchId = id ?? madeId
  return (
    <div className={cn('flex min-h-11 items-center justify-between gap-4', className)}>
      <div className="min-w-0">
        <label htmlFor={switchId} className="cursor-pointer font-semibold">
          {label}
        </label>
        {hint && (
          <p id={`${switchId}-hint`} className="text-sm text-muted-foreground">
            {hint}
          </p>
        )}
      </div>
      <RadixSwitch.Root
        id={switchId}
        aria-describedby={hint ? `${switchId}-hint` : undefined}
        className="relative h-7 w-12 shrink-0 rounded-full bg-input-border transition-colors before:absolute before:-inset-2 disabled:cursor-not-allowed disabled:opacity-60 data-[state=checked]:bg-primary"
        {...props}
      >
        <RadixSwitch.Thumb className="block size-5 translate-x-1 rounded-full bg-surface transition-transform data-[state=checked]:translate-x-6" />
      </RadixSwitch.Root>
    </div>
  )
}
