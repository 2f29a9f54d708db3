'use client'

import { X } from 'lucide-react'
import * as RadixDialog from 'radix-ui/dialog'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/lib/cn'

export const Dialog = RadixDialog.Root
export const DialogTrigger = RadixDialog.Trigger
export const DialogClose = RadixDialog.Close

const overlay =
  'fixed inset-0 z-50 bg-scrim/50 duration-200 data-[state=closed]:animate-out data-[state=closed]:fade-out-0 data-[state=open]:animate-in data-[state=open]:fade-in-0'

interface DialogContentProps extends Omit<ComponentProps<typeof RadixDialog.Content>, 'title'> {
  title: ReactNode
  description?: ReactNode
  /** The buttons. On a phone they are stacked, with the last one on top. */
  footer?: ReactNode
}

/** The dialog box: centred from 640 px up. On phones a sheet at the bottom, within reach of the thumb. */
export function DialogContent({
  title,
  description,
  footer,
  className,
  children,
  ...props
}: DialogContentProps) {
  return (
    <RadixDialog.Portal>
      <RadixDialog.Overlay className={overlay} />
      <RadixDialog.Content
        {...(description ? {} : { 'aria-describedby': undefined })}
        className={cn(
          'fixed inset-x-0 bottom-0 z-50 flex max-h-[90dvh] flex-col rounded-t-sheet bg-raised shadow-float duration-220 outline-none data-[state=closed]:animate-out data-[state=closed]:fade-out-0 data-[state=closed]:slide-out-to-bottom-8 data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[state=open]:slide-in-from-bottom-8',
          'sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[calc(100%-3rem)] sm:max-w-lg sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-card',
          className,
        )}
        {...props}
      >
        <div className="flex items-start gap-4 px-5 pt-5 sm:px-6 sm:pt-6">
          <div className="min-w-0 flex-1 space-y-1.5">
            <RadixDialog.Title className="text-2xl">{title}</RadixDialog.Title>
            {description && (
              <RadixDialog.Description className="text-muted-foreground">
                {description}
              </RadixDialog.Description>
            )}
          </div>
          <RadixDialog.Close
            aria-label="Cerrar"
            className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-full text-muted-foreground transition-colors hover:bg-muted hover:text-foreground"
          >
            <X aria-hidden className="size-5" />
          </RadixDialog.Close>
        </div>
        {children && <div className="min-h-0 overflow-y-auto px-5 pt-4 sm:px-6">{children}</div>}
        <div
          className={cn(
            'flex flex-col-reverse gap-3 px-5 pb-5 sm:flex-row sm:justify-end sm:px-6 sm:pb-6',
            footer && 'pt-5',
          )}
        >
          {footer}
        </div>
      </RadixDialog.Content>
    </RadixDialog.Portal>
  )
}
