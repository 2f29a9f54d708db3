'use client'

import { X } from 'lucide-react'
import * as RadixDialog from 'radix-ui/dialog'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/lib/cn'

export const Sheet = RadixDialog.Root
export const SheetTrigger = RadixDialog.Trigger
export const SheetClose = RadixDialog.Close

interface SheetContentProps extends Omit<ComponentProps<typeof RadixDialog.Content>, 'title'> {
  title: ReactNode
}

/** A panel from the right (from below on phones): filters, notifications. */
export function SheetContent({ title, className, children, ...props }: SheetContentProps) {
  return (
    <RadixDialog.Portal>
      <RadixDialog.Overlay className="fixed inset-0 z-50 bg-foreground/50 duration-220 data-[state=closed]:animate-out data-[state=closed]:fade-out-0 data-[state=open]:animate-in data-[state=open]:fade-in-0" />
      <RadixDialog.Content
        aria-describedby={undefined}
        className={cn(
          'fixed inset-x-0 bottom-0 z-50 flex max-h-[85dvh] flex-col rounded-t-sheet bg-surface shadow-float duration-220 outline-none data-[state=closed]:animate-out data-[state=closed]:fade-out-0 data-[state=open]:animate-in data-[state=open]:fade-in-0',
          'sm:inset-y-0 sm:right-0 sm:left-auto sm:max-h-none sm:w-96 sm:rounded-none sm:rounded-l-sheet',
          className,
        )}
        {...props}
      >
        <div className="flex items-center justify-between gap-4 border-b py-3 pr-3 pl-5">
          <RadixDialog.Title className="text-xl">{title}</RadixDialog.Title>
          <RadixDialog.Close
            aria-label="Cerrar"
            className="grid size-11 place-items-center rounded-full text-muted-foreground transition-colors hover:bg-muted hover:text-foreground"
          >
            <X aria-hidden className="size-5" />
          </RadixDialog.Close>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
      </RadixDialog.Content>
    </RadixDialog.Portal>
  )
}
