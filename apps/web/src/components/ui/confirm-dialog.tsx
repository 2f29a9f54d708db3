'use client'

import { type ComponentProps, type ReactElement, type ReactNode, useState } from 'react'
import { type Outcome, useApiAction } from '@/lib/api/use-api-action'
import { Button } from './button'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from './dialog'

interface ConfirmDialogProps<Answer> extends Outcome<Answer> {
  /** The button that opens the dialog. */
  trigger: ReactElement
  title: ReactNode
  description?: string
  /** The label of the button that cancels. */
  backLabel?: string
  confirmLabel: string
  confirmVariant?: ComponentProps<typeof Button>['variant']
  /** Whether confirming is disabled, because a choice is missing. */
  isDisabled?: boolean
  /** Called when the user confirms. The dialog closes when it succeeds. */
  send: () => Promise<Answer>
  /** The consequences, if they need more than a sentence. */
  children?: ReactNode
}

/**
 * An action that must be confirmed: the first click opens a dialog that explains the action, the second click confirms
 * it.
 */
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

/** A list of the consequences. */
export const Consequences = ({ children }: { children: ReactNode }) => (
  <ul className="list-disc space-y-2 pl-5">{children}</ul>
)
