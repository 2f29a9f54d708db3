'use client'

import { inOwnWords } from '@oficio/contracts/texts'
import { useRouter } from 'next/navigation'
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
import { type Outcome, useApiAction } from '@/lib/api/use-api-action'
import { focusFault } from '@/lib/forms/focus-fault'
import { useStoredText } from '@/lib/storage/use-stored-text'
import { Button } from './button'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from './dialog'
import { FieldSet } from './field-set'
import { RadioCard, RadioGroup } from './radio-group'
import { WordsField } from './words-field'

interface WordsDialogProps<Answer> extends Outcome<Answer> {
  /** The button that opens the dialog. */
  trigger: ReactElement
  title: ReactNode
  description: string
  /** The text field. `schema` is the endpoint's schema, and provides the error messages. */
  field: { label: string; hint?: string; schema: ZodString; rows?: number }
  /** Common texts to choose from, and the label of the choice for a different text. */
  choices?: { words: readonly string[]; other: string }
  /** The initial text; default empty. */
  initial?: string
  /** The name under which this tab stores the typed text until it is sent. Omitted: not stored. */
  keptAs?: string
  /** The label of the button that cancels. */
  backLabel?: string
  submitLabel: string
  submitVariant?: ComponentProps<typeof Button>['variant']
  /** Called with a valid text. The dialog closes when it succeeds. */
  send: (words: string) => Promise<Answer>
}

/** The field for the reason of an admin's decision. `reader` says who reads the reason. */
export const recordedReason = (schema: ZodString, reader = '') => ({
  label: 'Motivo',
  hint: reader ? `${reader}, y queda en el registro con tu nombre.` : 'Queda en el registro, con tu nombre.',
  schema,
})

/** A dialog that asks for a required text, such as a reason, a note or an answer. */
export function WordsDialog<Answer>({
  trigger,
  title,
  description,
  field: { schema, ...field },
  choices,
  initial = '',
  keptAs,
  backLabel = 'Volver',
  submitLabel,
  submitVariant = 'primary',
  send,
  ...outcome
}: WordsDialogProps<Answer>) {
  const formId = useId()
  const { run, isPending } = useApiAction()
  const router = useRouter()
  const [isOpen, setIsOpen] = useState(false)
  const [isStale, setIsStale] = useState(false)
  const [choice, setChoice] = useState('')
  const { text: keptText, setText: setTyped, forget } = useStoredText(keptAs, initial)
  const [isTried, setIsTried] = useState(false)
  const isTyped = choices === undefined || choice === choices.other
  const words = isTyped ? keptText : choice
  const fault = schema.safeParse(words, inOwnWords).error?.issues[0]?.message
  const error = isTried ? fault : undefined

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    flushSync(() => setIsTried(true))
    if (fault !== undefined) return focusFault(event.currentTarget)
    const onSuccess = (answer: Answer) => {
      setIsOpen(false)
      setIsTried(false)
      setChoice('')
      forget(choices ? '' : words)
      outcome.onSuccess?.(answer)
    }
    // A fresh page has no dialog for an item that another admin decided, so the refresh waits until this one has read
    // the refusal and no longer needs the words.
    const onRefusal = outcome.decides ? () => setIsStale(true) : undefined
    run(() => send(words), { ...outcome, onSuccess, ...(onRefusal && { onRefusal }) })
  }

  const changeOpen = (isOpenNow: boolean) => {
    setIsOpen(isOpenNow)
    if (isOpenNow || !isStale) return
    setIsStale(false)
    router.refresh()
  }

  return (
    <Dialog open={isOpen} onOpenChange={changeOpen}>
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
        <form id={formId} onSubmit={submit} noValidate className="space-y-4 pb-1">
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
              value={keptText}
              onValueChange={setTyped}
            />
          )}
        </form>
      </DialogContent>
    </Dialog>
  )
}
