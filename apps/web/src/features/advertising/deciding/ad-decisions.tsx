'use client'

import {
  type AdBookingForAdmin,
  approveAdBannerEndpoint,
  rejectAdBannerEndpoint,
} from '@oficio/contracts/advertising/deciding'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { SeparateAction } from '@/components/ui/separate-action'
import { WordsDialog } from '@/components/ui/words-dialog'
import { callApi } from '@/lib/api/api-client'

type DecidableBooking = Pick<AdBookingForAdmin, 'id' | 'state' | 'banner'>

/** Buttons that approve a banner or reject it with a reason. An approved banner can be rejected too. */
export function AdDecisions({ booking: { id, state, banner } }: { booking: DecidableBooking }) {
  if (!banner || !['pending_review', 'approved', 'running'].includes(state)) return null
  const { version } = banner
  if (state !== 'pending_review')
    return (
      <SeparateAction note="El banner está aprobado.">
        <Reject id={id} version={version} isShown />
      </SeparateAction>
    )
  return (
    <div className="flex flex-wrap gap-3">
      <Approve id={id} version={version} />
      <Reject id={id} version={version} isShown={false} />
    </div>
  )
}

interface SeenVersion {
  id: string
  version: number
}

function Approve({ id, version }: SeenVersion) {
  return (
    <ConfirmDialog
      trigger={<Button>Aprobar</Button>}
      title="¿Aprobás este banner?"
      description="Se muestra en sus días, y le avisamos a quien lo mandó. Desde entonces no lo puede cambiar."
      confirmLabel="Sí, aprobar"
      decides={id}
      send={() => callApi(approveAdBannerEndpoint, { params: { id }, body: { version } })}
      success="Banner aprobado"
    />
  )
}

function Reject({ id, version, isShown }: SeenVersion & { isShown: boolean }) {
  return (
    <WordsDialog
      trigger={<Button variant="outline">Rechazar</Button>}
      title="¿Rechazás este banner?"
      description={`${isShown ? 'Deja de mostrarse' : 'No se va a mostrar'}, los días quedan libres y se devuelve todo lo que se pagó. El motivo le llega por email.`}
      field={{ label: 'Motivo', schema: rejectAdBannerEndpoint.body.shape.reason, rows: 4 }}
      submitLabel="Rechazar y devolver"
      submitVariant="destructive"
      decides={id}
      send={(reason) => callApi(rejectAdBannerEndpoint, { params: { id }, body: { version, reason } })}
      success="Banner rechazado"
    />
  )
}
