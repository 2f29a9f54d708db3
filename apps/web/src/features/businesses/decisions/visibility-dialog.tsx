'use client'

import {
  type BusinessState,
  refuseBusinessEndpoint,
  restoreBusinessEndpoint,
} from '@oficio/contracts/businesses/decisions'
import { providerName } from '@oficio/contracts/text/provider-name'
import { Button } from '@/components/ui/button'
import { WordsDialog } from '@/components/ui/words-dialog'
import { callApi } from '@/lib/api/api-client'

const refuse = {
  endpoint: refuseBusinessEndpoint,
  action: 'Dejar de mostrarlo',
  description: `Deja de verse en el momento, y si su plan se cobra le pedimos a ${providerName} que lo pause. Le mandamos el motivo a su dueño por email. Después se puede habilitar de nuevo.`,
  hint: 'Lo lee el dueño, y queda en el registro con tu nombre.',
  success: 'El negocio ya no se ve',
  tone: 'destructive',
} as const

const restore = {
  endpoint: restoreBusinessEndpoint,
  action: 'Habilitarlo de nuevo',
  description: `Vuelve a verse si su plan está pago, y le pedimos a ${providerName} que reanude el cobro que se pausó.`,
  hint: 'Queda en el registro, con tu nombre.',
  success: 'Negocio habilitado',
  tone: 'primary',
} as const

/** Hides a business from the site, or shows it again. The reason is required and recorded. */
export function VisibilityDialog({ business }: { business: BusinessState }) {
  const decision = business.status === 'rejected' ? restore : refuse
  return (
    <WordsDialog
      trigger={
        <Button
          variant="ghost"
          className={
            decision === refuse ? '-mx-3 -my-2.5 px-3 text-urgent hover:bg-urgent-soft' : '-mx-3 -my-2.5 px-3'
          }
        >
          {decision.action}
        </Button>
      }
      title={`${business.name}: ${decision.action.toLowerCase()}`}
      description={decision.description}
      field={{ label: 'Motivo', hint: decision.hint, schema: decision.endpoint.body.shape.reason }}
      submitLabel={decision.action}
      submitVariant={decision.tone}
      send={(reason) => callApi(decision.endpoint, { params: { id: business.id }, body: { reason } })}
      success={decision.success}
    />
  )
}
