'use client'

import { reportNoCallEndpoint } from '@oficio/contracts/service-requests/endpoints'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { PhoneOff } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'
import { trackingHeaders } from '../tracking-headers'

interface NoCallDialogProps {
  requestId: string
  token: string
  priceArs: number
}

/** 'Nadie me llamó': asked back once, because the fee goes back and the request is not urgent any more. */
export function NoCallDialog({ requestId, token, priceArs }: NoCallDialogProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { run, isPending } = useApiAction()
  const report = () =>
    run(() => callApi(reportNoCallEndpoint, { params: { id: requestId }, headers: trackingHeaders(token) }), {
      success: `Listo: pedimos la devolución de los ${formatMoney(priceArs)}.`,
      refusals: { transition_not_allowed: 'Ya no se puede reclamar por esta solicitud.' },
      onSuccess: () => setIsOpen(false),
    })

  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="outline">
          <PhoneOff aria-hidden />
          Nadie me llamó
        </Button>
      </DialogTrigger>
      <DialogContent
        title="¿Nadie te llamó ni te escribió?"
        description={`Pedimos que te devuelvan los ${formatMoney(priceArs)} y la solicitud sigue activa, sin urgencia.`}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="outline">Volver</Button>
            </DialogClose>
            <Button onClick={report} isLoading={isPending}>
              Sí, nadie me llamó
            </Button>
          </>
        }
      />
    </Dialog>
  )
}
