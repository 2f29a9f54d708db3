'use client'

import { decideLeadReportEndpoint } from '@oficio/contracts/leads/reports'
import { Button } from '@/components/ui/button'
import { WordsDialog } from '@/components/ui/words-dialog'
import { callApi } from '@/lib/api/api-client'

interface DecideDialogProps {
  reportId: string
  professionalName: string
  decision: 'return' | 'refuse'
}

const looks = {
  return: {
    button: 'Devolver el contacto',
    title: 'Devolver el contacto',
    consequence:
      'Recupera su contacto gratis, los datos del cliente se le cierran y el lugar queda libre para otro profesional.',
    success: 'Contacto devuelto',
  },
  refuse: {
    button: 'No corresponde',
    title: 'No corresponde devolverlo',
    consequence: 'El contacto sigue contando y no se puede volver a reportar.',
    success: 'Reporte resuelto',
  },
}

/**
 * A dialog for one of the two decisions about a report. The note is required, is kept on record and is mailed to the
 * professional.
 */
export function DecideDialog({ reportId, professionalName, decision }: DecideDialogProps) {
  const { button, title, consequence, success } = looks[decision]
  return (
    <WordsDialog
      trigger={<Button variant={decision === 'return' ? 'primary' : 'outline'}>{button}</Button>}
      title={title}
      description={`${consequence} ${professionalName} recibe tu nota por email.`}
      field={{
        label: 'Nota para el profesional',
        hint: 'Por qué lo decidís así.',
        schema: decideLeadReportEndpoint.body.shape.note,
      }}
      backLabel="Cancelar"
      submitLabel={button}
      decides={reportId}
      send={(note) =>
        callApi(decideLeadReportEndpoint, { params: { id: reportId }, body: { decision, note } })
      }
      success={success}
      refusals={{ already_decided: 'Ya resuelto: alguien más lo decidió, o el cliente respondió recién.' }}
    />
  )
}
