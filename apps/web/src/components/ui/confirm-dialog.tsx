'use client'

import { type ComponentProps, type ReactElement, type ReactNode, useState } from 'react'
import { type Outcome, useApiAction } from '@/lib/api/use-api-action'
import { Button } from './button'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from './dialog'

interface ConfirmDialogProps<Answer> extends Outcome<Answer> {
  /** The button that opens it. */
  trigger: ReactElement
  title: ReactNode
  description?: string
  /** On the button that leaves everything as it is. */
  backLabel?: string
  confirmLabel: string
  confirmVariant?: ComponentProps<typeof Button>['variant']
  /** Nothing can be confirmed yet, because a choice is missing. */
  isDisabled?: boolean
  /** Called once the person confirms. The dialog closes when it succeeds. */
  send: () => Promise<Answer>
  /** What follows from it, in more than a sentence. */
  children?: ReactNode
}

/** Two clicks: the button, and after what happens was said, the other one. */
export function ConfirmDialog<Answer>({
  trigger,
  title,
  description,
  backLabel = 'Volver',
  confirmLabel,
  confirmVariant = 'primary',
  isDisabled = false,
  send,
  children,
  ...outcome
}: ConfirmDialogProps<Answer>) {
  const [isOpen, setIsOpen] = useState(false)
  const { run, isPending } = useApiAction()
  const onSuccess = (answer: Answer) => {
    setIsOpen(false)
    outcome.onSuccess?.(answer)
  }
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
              onClick={() => run(send, { ...outcome, onSuccess })}
              disabled={isDisabled}
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
