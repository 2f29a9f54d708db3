'use client'

import {
  answerDataRequestEndpoint,
  type DataRequestForAdmin,
  type DataRequestKind,
} from '@oficio/contracts/support/data-requests'
import { Button } from '@/components/ui/button'
import { WordsDialog } from '@/components/ui/words-dialog'
import { callApi } from '@/lib/api/api-client'

interface AnswerDialogProps {
  request: DataRequestForAdmin
  status: 'done' | 'refused'
}

interface Look {
  button: string
  hint: string
  description: string
}

const answerTexts: Record<DataRequestKind, Look> = {
  access: {
    button: 'Darle sus datos',
    hint: 'Lo que ayude a entenderlos.',
    description:
      'Quien lo pidió recibe por email tu respuesta y un enlace para descargar todo lo que guardamos de su casilla.',
  },
  correction: {
    button: 'Está corregido',
    hint: 'Qué corregiste y cómo quedó.',
    description: 'Corregilo antes de responder: quien lo pidió recibe tu respuesta por email.',
  },
  erasure: {
    button: 'Borrar todo',
    hint: 'Qué se borró. Lo que la ley conserva lo agrega el email.',
    description:
      'Se borra todo lo que figura arriba como borrable, se le avisa por email y a los profesionales que tenían sus datos. No se puede deshacer.',
  },
}

const refusing: Look = {
  button: 'No corresponde',
  hint: 'Por qué, y qué puede hacer.',
  description: 'Quien lo pidió recibe tu respuesta por email, con la autoridad ante la que puede reclamar.',
}

/** A dialog for one of the two answers. The text is required, because the person receives it by mail. */
export function AnswerDialog({ request: { id, kind, code }, status }: AnswerDialogProps) {
  const { button, hint, description } = status === 'done' ? answerTexts[kind] : refusing
  const isErasing = status === 'done' && kind === 'erasure'
  const usual = status === 'done' ? 'primary' : 'outline'
  return (
    <WordsDialog
      trigger={<Button variant={isErasing ? 'destructive' : usual}>{button}</Button>}
      title={
        <>
          {button}: <span className="whitespace-nowrap">{code}</span>
        </>
      }
      description={description}
      field={{ label: 'Respuesta', hint, rows: 4, schema: answerDataRequestEndpoint.body.shape.answer }}
      keptAs={`answer:data-request:${id}:${status}`}
      backLabel="Cancelar"
      decides={id}
      submitLabel={isErasing ? 'Borrar y responder' : 'Enviar respuesta'}
      submitVariant={isErasing ? 'destructive' : 'primary'}
      send={(answer) => callApi(answerDataRequestEndpoint, { params: { id }, body: { status, answer } })}
      success={isErasing ? 'Datos borrados' : 'Respuesta enviada'}
      refusals={{ already_answered: 'Otra persona del equipo ya lo respondió.' }}
    />
  )
}
