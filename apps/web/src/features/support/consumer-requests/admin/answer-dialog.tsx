'use client'

import {
  answerConsumerRequestEndpoint,
  type ConsumerRequestForAdmin,
} from '@oficio/contracts/support/consumer-requests'
import { Button } from '@/components/ui/button'
import { WordsDialog } from '@/components/ui/words-dialog'
import { callApi } from '@/lib/api/api-client'

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

/** A dialog for one of the two answers. The text is required, because the consumer receives it by mail. */
export function AnswerDialog({ request: { id, name, code }, status }: AnswerDialogProps) {
  const { button, hint, success } = looks[status]
  return (
    <WordsDialog
      trigger={<Button variant={status === 'done' ? 'primary' : 'outline'}>{button}</Button>}
      title={
        <>
          {button}: <span className="whitespace-nowrap">{code}</span>
        </>
      }
      description={`${name} recibe tu respuesta por email.`}
      field={{ label: 'Respuesta', hint, rows: 4, schema: answerConsumerRequestEndpoint.body.shape.answer }}
      keptAs={`answer:consumer-request:${id}:${status}`}
      backLabel="Cancelar"
      decides={id}
      submitLabel="Enviar respuesta"
      send={(answer) => callApi(answerConsumerRequestEndpoint, { params: { id }, body: { status, answer } })}
      success={success}
      refusals={{ already_answered: 'Otra persona del equipo ya lo respondió.' }}
    />
  )
}
