'use client'

import {
  answerContactMessageEndpoint,
  type ContactMessageForAdmin,
} from '@oficio/contracts/support/contact-messages'
import { Button } from '@/components/ui/button'
import { WordsDialog } from '@/components/ui/words-dialog'
import { callApi } from '@/lib/api/api-client'

type Message = Pick<ContactMessageForAdmin, 'id' | 'name'>

const looks = {
  answered: {
    button: 'Responder',
    description: (name: string) => `${name} recibe tu respuesta por email.`,
    field: { label: 'Respuesta', hint: 'Tal cual la va a leer.', rows: 6 },
    send: 'Enviar respuesta',
    success: 'Respuesta enviada',
  },
  done: {
    button: 'Ya está resuelto',
    description: (name: string) => `No se le manda nada a ${name}. La nota queda para el equipo.`,
    field: { label: 'Qué pasó', hint: 'Por ejemplo: «Hablamos por teléfono» o «Es publicidad».', rows: 3 },
    send: 'Cerrar mensaje',
    success: 'Mensaje cerrado',
  },
} as const

/** A dialog for one of the two ways to close a message: an answer to its sender, or a note for the team. */
export function AnswerDialog({
  message: { id, name },
  status,
}: {
  message: Message
  status: 'answered' | 'done'
}) {
  const { button, description, field, send, success } = looks[status]
  return (
    <WordsDialog
      trigger={<Button variant={status === 'answered' ? 'primary' : 'outline'}>{button}</Button>}
      title={button}
      description={description(name)}
      field={{ ...field, schema: answerContactMessageEndpoint.body.shape.answer }}
      keptAs={`answer:message:${id}:${status}`}
      backLabel="Cancelar"
      decides={id}
      submitLabel={send}
      send={(answer) => callApi(answerContactMessageEndpoint, { params: { id }, body: { status, answer } })}
      success={success}
      refusals={{ already_answered: 'Otra persona del equipo ya lo cerró.' }}
    />
  )
}
