'use client'

import {
  approveProfessionalEndpoint,
  type ProfessionalState,
  rejectProfessionalEndpoint,
} from '@oficio/contracts/professionals/approval'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { WordsDialog } from '@/components/ui/words-dialog'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'

/** Approves or rejects an account that waits for it, as the page shows it: one corrected meanwhile is looked at again. */
export function ApprovalButtons({ professional }: { professional: ProfessionalState }) {
  return (
    <div className="needs-script flex flex-wrap gap-2.5">
      <ApproveDialog professional={professional} />
      <RejectDialog professional={professional} />
    </div>
  )
}

const seen = ({ submittedAt }: ProfessionalState) => (submittedAt === null ? {} : { submittedAt })

function ApproveDialog({ professional }: { professional: ProfessionalState }) {
  const { run, isPending } = useApiAction()
  return (
    <ConfirmDialog
      trigger={<Button>Aprobar la cuenta</Button>}
      title={`Aprobar la cuenta de ${professional.name}`}
      description="Empieza a recibir solicitudes y a usar sus contactos gratis. Le avisamos por email. Si hace falta, después se puede suspender."
      backLabel="Volver"
      confirmLabel="Sí, aprobar"
      isPending={isPending}
      onConfirm={(close) =>
        run(
          () =>
            callApi(approveProfessionalEndpoint, {
              params: { id: professional.id },
              body: seen(professional),
            }),
          { success: 'Cuenta aprobada', onSuccess: close },
        )
      }
    />
  )
}

function RejectDialog({ professional }: { professional: ProfessionalState }) {
  const { run, isPending } = useApiAction()
  return (
    <WordsDialog
      trigger={<Button variant="outline">Rechazar</Button>}
      title={`Rechazar la cuenta de ${professional.name}`}
      description="No recibe solicitudes. Le mandamos el motivo por email, y puede corregir sus datos y presentarlos de nuevo."
      field={{
        label: 'Motivo',
        hint: 'Lo lee el profesional: decile qué tiene que corregir.',
        schema: rejectProfessionalEndpoint.body.shape.reason,
      }}
      backLabel="Volver"
      submitLabel="Rechazar la cuenta"
      submitVariant="destructive"
      isPending={isPending}
      onSend={(reason, close) =>
        run(
          () =>
            callApi(rejectProfessionalEndpoint, {
              params: { id: professional.id },
              body: { reason, ...seen(professional) },
            }),
          { success: 'Cuenta rechazada', onSuccess: close },
        )
      }
    />
  )
}
