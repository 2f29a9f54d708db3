'use client'

import * as RadixPopover from 'radix-ui/popover'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

export const Popover = RadixPopover.Root
export const PopoverTrigger = RadixPopover.Trigger

/** The styled content of a Radix popover. */
export function PopoverContent({
  className,
  align = 'start',
  ...props
}: ComponentProps<typeof RadixPopover.Content>) {
  return (
    <RadixPopover.Portal>
      <RadixPopover.Content
        align={align}
        sideOffset={6}
        collisionPadding={12}
        className={cn(
          'z-50 rounded-card border bg-raised shadow-float outline-none data-[state=closed]:animate-out data-[state=closed]:fade-out-0 data-[state=open]:animate-in data-[state=open]:fade-in-0',
          className,
        )}
        {...props}
      />
    </RadixPopover.Portal>
  )
}
