'use client'

import { limits } from '@oficio/contracts/limits'
import {
  answerConsumerRequestEndpoint,
  type ConsumerRequestForAdmin,
} from '@oficio/contracts/support/consumer-requests'
import { texts } from '@oficio/contracts/texts'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'

interface AnswerDialogProps {
  request: ConsumerRequestForAdmin
  status: 'done' | 'refused'
}

const looks = {
  done: {
    button: 'Está hecho',
    hint: 'Qué hiciste: qué se canceló o cuánto se devolvió, y desde cuándo.',
    success: 'Respuesta enviada',
  },
  refused: {
    button: 'No corresponde',
    hint: 'Por qué, y qué puede hacer.',
    success: 'Respuesta enviada',
  },
}

/** One of the two answers; its words are required, because the consumer gets them by mail. */
export function AnswerDialog({ request: { id, name, code }, status }: AnswerDialogProps) {
  const formId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [answer, setAnswer] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const { run, isPending } = useApiAction()
  const { button, hint, success } = looks[status]

  const send = (event: FormEvent) => {
    event.preventDefault()
    setIsRefused(answer.trim() === '')
    if (answer.trim() === '') return
    run(() => callApi(answerConsumerRequestEndpoint, { params: { id }, body: { status, answer } }), {
      success,
      refusals: { already_answered: 'Otra persona del equipo ya lo respondió.' },
      onSuccess: () => setIsOpen(false),
    })
  }

  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant={status === 'done' ? 'primary' : 'outline'}>{button}</Button>
      </DialogTrigger>
      <DialogContent
        title={
          <>
            {button}: <span className="whitespace-nowrap">{code}</span>
          </>
        }
        description={`${name} recibe tu respuesta por email.`}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="outline">Cancelar</Button>
            </DialogClose>
            <Button type="submit" form={formId} isLoading={isPending}>
              Enviar respuesta
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={send} noValidate>
          <Field
            label="Respuesta"
            hint={hint}
            error={isRefused && answer.trim() === '' ? texts.required('answer') : undefined}
          >
            {(control) => (
              <Textarea
                {...control}
                rows={4}
                maxLength={limits.descriptionMax}
                value={answer}
                onChange={(event) => setAnswer(event.target.value)}
              />
            )}
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  )
}
