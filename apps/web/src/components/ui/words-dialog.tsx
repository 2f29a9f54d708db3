'use client'

import { type FieldName, texts } from '@oficio/contracts/texts'
import {
  type ComponentProps,
  type FormEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useState,
} from 'react'
import { Button } from './button'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from './dialog'
import { WordsField } from './words-field'

interface WordsDialogProps {
  /** The button that opens it. */
  trigger: ReactElement
  title: ReactNode
  description: string
  /** What is asked for; `name` is how the contract calls it. */
  field: { name: FieldName; label: string; hint: string; maxLength: number; rows?: number }
  /** On the button that leaves everything as it is. */
  backLabel: string
  submitLabel: string
  submitVariant?: ComponentProps<typeof Button>['variant']
  isPending: boolean
  /** Called with the words once there are some; `close` is for when it worked. */
  onSend: (words: string, close: () => void) => void
}

/** Asks for words before something happens that they go with: a reason, a note, an answer. Without any nothing is sent. */
export function WordsDialog({
  trigger,
  title,
  description,
  field: { name, ...field },
  backLabel,
  submitLabel,
  submitVariant = 'primary',
  isPending,
  onSend,
}: WordsDialogProps) {
  const formId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [words, setWords] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const isBlank = words.trim() === ''

  const send = (event: FormEvent) => {
    event.preventDefault()
    setIsRefused(isBlank)
    if (isBlank) return
    onSend(words, () => {
      setIsOpen(false)
      setWords('')
    })
  }

  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      <DialogContent
        title={title}
        description={description}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="outline">{backLabel}</Button>
            </DialogClose>
            <Button variant={submitVariant} type="submit" form={formId} isLoading={isPending}>
              {submitLabel}
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={send} noValidate className="pb-1">
          <WordsField
            {...field}
            error={isRefused && isBlank ? texts.required(name) : undefined}
            value={words}
            onValueChange={setWords}
          />
        </form>
      </DialogContent>
    </Dialog>
  )
}
