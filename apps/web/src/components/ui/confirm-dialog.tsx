'use client'

import { type ComponentProps, type ReactElement, type ReactNode, useState } from 'react'
import { Button } from './button'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from './dialog'

interface ConfirmDialogProps {
  /** The button that opens it. */
  trigger: ReactElement
  title: ReactNode
  description?: string
  /** On the button that leaves everything as it is. */
  backLabel: string
  confirmLabel: string
  confirmVariant?: ComponentProps<typeof Button>['variant']
  isPending: boolean
  /** Called once it is meant; `close` is for when it worked. */
  onConfirm: (close: () => void) => void
  /** What follows from it, in more than a sentence. */
  children?: ReactNode
}

/** Two clicks: the button, and after what happens was said, the other one. */
export function ConfirmDialog({
  trigger,
  title,
  description,
  backLabel,
  confirmLabel,
  confirmVariant = 'primary',
  isPending,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      <DialogContent
        title={title}
        {...(description && { description })}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="outline">{backLabel}</Button>
            </DialogClose>
            <Button
              variant={confirmVariant}
              onClick={() => onConfirm(() => setIsOpen(false))}
              isLoading={isPending}
            >
              {confirmLabel}
            </Button>
          </>
        }
      >
        {children}
      </DialogContent>
    </Dialog>
  )
}

/** What follows from it, point by point. */
export const Consequences = ({ children }: { children: ReactNode }) => (
  <ul className="list-disc space-y-2 pl-5">{children}</ul>
)
