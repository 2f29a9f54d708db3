'use client'

import { inOwnWords } from '@oficio/contracts/texts'
import {
  type ComponentProps,
  type FormEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { ZodString } from 'zod'
import { focusFault } from '@/lib/forms/focus-fault'
import { useKeptText } from '@/lib/storage/use-kept-text'
import { Button } from './button'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from './dialog'
import { FieldSet } from './field-set'
import { RadioCard, RadioGroup } from './radio-group'
import { WordsField } from './words-field'

interface WordsDialogProps {
  /** The button that opens it. */
  trigger: ReactElement
  title: ReactNode
  description: string
  /** What is asked for; `schema` is how the endpoint takes it, and says what is wrong with it. */
  field: { label: string; hint?: string; schema: ZodString; rows?: number }
  /** Words that most people would write, to choose from, and what stands beside them for any others. */
  choices?: { words: readonly string[]; other: string }
  /** What stands there to be changed; left out: nothing. */
  initial?: string
  /** Under which name the tab keeps what is typed until it is sent; left out: it is not kept. */
  keptAs?: string
  /** On the button that leaves everything as it is. */
  backLabel: string
  submitLabel: string
  submitVariant?: ComponentProps<typeof Button>['variant']
  isPending: boolean
  /** Called with the words once the endpoint would take them; `close` is for when it worked. */
  onSend: (words: string, close: () => void) => void
}

/** Asks for words before something happens that they go with: a reason, a note, an answer. Nothing is sent without. */
export function WordsDialog({
  trigger,
  title,
  description,
  field: { schema, ...field },
  choices,
  initial = '',
  keptAs,
  backLabel,
  submitLabel,
  submitVariant = 'primary',
  isPending,
  onSend,
}: WordsDialogProps) {
  const formId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [choice, setChoice] = useState('')
  const { text: typed, setText: setTyped, forget } = useKeptText(keptAs, initial)
  const [isTried, setIsTried] = useState(false)
  const isTyped = choices === undefined || choice === choices.other
  const words = isTyped ? typed : choice
  const fault = schema.safeParse(words, inOwnWords).error?.issues[0]?.message
  const error = isTried ? fault : undefined

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    flushSync(() => setIsTried(true))
    if (fault !== undefined) return focusFault(event.currentTarget)
    onSend(words, () => {
      setIsOpen(false)
      setIsTried(false)
      setChoice('')
      forget(choices ? '' : words)
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
        <form id={formId} onSubmit={send} noValidate className="space-y-4 pb-1">
          {choices && (
            <FieldSet legend={field.label} error={isTyped ? undefined : error}>
              <RadioGroup value={choice} onValueChange={setChoice}>
                {[...choices.words, choices.other].map((label) => (
                  <RadioCard key={label} value={label} label={label} />
                ))}
              </RadioGroup>
            </FieldSet>
          )}
          {isTyped && (
            <WordsField
              {...field}
              {...(choices && { label: 'Contanos' })}
              maxLength={schema.maxLength ?? undefined}
              error={error}
              value={typed}
              onValueChange={setTyped}
            />
          )}
        </form>
      </DialogContent>
    </Dialog>
  )
}
