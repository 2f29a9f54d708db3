'use client'

import { changeServiceRequestStatusEndpoint } from '@oficio/contracts/service-requests/endpoints'
import { texts } from '@oficio/contracts/texts'
import { CircleX } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { WordsDialog } from '@/components/ui/words-dialog'
import { statusFailure } from '../status-failure'
import { changeStatus } from './use-status-action'

interface CancelDialogProps {
  requestId: string
  token: string
}

const reasons = {
  words: [
    'Ya lo resolví por mi cuenta',
    'Contraté a alguien por otro lado',
    'Nadie me contactó',
    'Ya no lo necesito',
  ],
  other: 'Otro motivo',
}

/** The contract's schema of the reason. It is required here, although the endpoint accepts other changes without it. */
const schema = changeServiceRequestStatusEndpoint.body.shape.reason.unwrap().min(1, texts.required('reason'))

/** 'Cancelar solicitud', with a reason that the professionals with the contact data read. */
export function CancelDialog({ requestId, token }: CancelDialogProps) {
  return (
    <WordsDialog
      trigger={
        <Button variant="ghost" className="text-urgent hover:bg-urgent-soft">
          <CircleX aria-hidden />
          Cancelar solicitud
        </Button>
      }
      title="¿Por qué la cancelás?"
      description="Se lo decimos a los profesionales que vieron tu solicitud. No se puede volver atrás."
      field={{ label: 'Motivo', schema }}
      choices={reasons}
      submitLabel="Cancelar solicitud"
      submitVariant="destructive"
      send={(reason) => changeStatus(requestId, token, { status: 'cancelled', reason })}
      success="La solicitud quedó cancelada."
      failure={statusFailure}
    />
  )
}
