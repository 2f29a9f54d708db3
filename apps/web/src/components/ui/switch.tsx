'use client'

import * as RadixSwitch from 'radix-ui/switch'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

/** On or off, at once. Where the pointer is coarse the label beside it is part of the target. */
export function Switch({ className, ...props }: ComponentProps<typeof RadixSwitch.Root>) {
  return (
    <RadixSwitch.Root
      className={cn(
        'inline-flex h-8 w-14 shrink-0 items-center rounded-full border-2 border-input-border bg-surface transition-colors hover:border-primary disabled:cursor-not-allowed disabled:border-border disabled:bg-muted data-[state=checked]:border-primary data-[state=checked]:bg-primary',
        className,
      )}
      {...props}
    >
      <RadixSwitch.Thumb className="ml-1 block size-5 rounded-full bg-input-border transition-transform data-[disabled]:bg-border data-[state=checked]:translate-x-6 data-[state=checked]:bg-sol" />
    </RadixSwitch.Root>
  )
}
