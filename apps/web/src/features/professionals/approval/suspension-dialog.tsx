'use client'

import {
  type PlanHold,
  type ProfessionalState,
  reinstateProfessionalEndpoint,
  suspendProfessionalEndpoint,
} from '@oficio/contracts/professionals/approval'
import { providerName } from '@oficio/contracts/text/provider-name'
import { Button } from '@/components/ui/button'
import { WordsDialog } from '@/components/ui/words-dialog'
import { callApi } from '@/lib/api/api-client'

/** What happens to the subscription. The text must match its actual state. */
const plans = {
  suspend: {
    charged: `Le pedimos a ${providerName} que pause su suscripción.`,
    paused: 'Su suscripción ya está en pausa.',
    none: 'No tiene una suscripción que se cobre.',
  },
  reinstate: {
    charged: 'Su suscripción sigue como está.',
    paused: `Le pedimos a ${providerName} que reanude la suscripción que se pausó.`,
    none: 'No hay ninguna suscripción para reanudar.',
  },
} as const satisfies Record<string, Record<PlanHold, string>>

const suspend = {
  endpoint: suspendProfessionalEndpoint,
  action: 'Suspender la cuenta',
  description:
    'Deja de ver los contactos que abrió y no recibe solicitudes. Le mandamos el motivo por email.',
  plans: plans.suspend,
  hint: 'Lo lee el profesional, y queda en el registro con tu nombre.',
  success: 'Cuenta suspendida',
  tone: 'destructive',
} as const

const reinstate = {
  endpoint: reinstateProfessionalEndpoint,
  action: 'Habilitar la cuenta',
  description: 'Vuelve a ver los contactos de las solicitudes abiertas y recibe nuevas.',
  plans: plans.reinstate,
  hint: 'Queda en el registro, con tu nombre.',
  success: 'Cuenta habilitada',
  tone: 'primary',
} as const

/** Suspends an account or ends its suspension. The reason is required and recorded. */
export function SuspensionDialog({ professional }: { professional: ProfessionalState }) {
  const decision = professional.status === 'suspended' ? reinstate : suspend
  return (
    <WordsDialog
      trigger={
        <Button
          variant="ghost"
          className={decision === suspend ? '-mx-3 px-3 text-urgent hover:bg-urgent-soft' : '-mx-3 px-3'}
        >
          {decision.action}
        </Button>
      }
      title={`${decision.action} de ${professional.name}`}
      description={`${decision.description} ${decision.plans[professional.plan]}`}
      field={{ label: 'Motivo', hint: decision.hint, schema: decision.endpoint.body.shape.reason }}
      submitLabel={decision.action}
      submitVariant={decision.tone}
      send={(reason) => callApi(decision.endpoint, { params: { id: professional.id }, body: { reason } })}
      success={decision.success}
    />
  )
}
