'use client'

import { renewPosterEndpoint } from '@oficio/contracts/businesses/poster'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'

interface RenewCodeProps {
  businessId: string
  /** Of the code that is shown. */
  version: number
}

/** Another code for the poster, where the old one got about: what becomes of what hangs there is said first. */
export function RenewCode({ businessId, version }: RenewCodeProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { run, isPending } = useApiAction()
  const renew = () =>
    run(() => callApi(renewPosterEndpoint, { params: { id: businessId }, body: { version } }), {
      success: 'El cartel tiene un código nuevo',
      onSuccess: () => setIsOpen(false),
    })
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="outline">Cambiar el código</Button>
      </DialogTrigger>
      <DialogContent
        title="¿Cambiás el código?"
        footer={
          <>
            <DialogClose asChild>
              <Button variant="outline">Dejarlo así</Button>
            </DialogClose>
            <Button onClick={renew} isLoading={isPending}>
              Sí, cambiarlo
            </Button>
          </>
        }
      >
        <ul className="list-disc space-y-2 pl-5">
          <li>Los carteles que ya imprimiste siguen llevando a tu página.</li>
          <li>Las reseñas que lleguen por ellos ya no van a decir que la persona te visitó.</li>
          <li>Para que lo digan, imprimí el cartel de nuevo. Las reseñas que ya tenés no cambian.</li>
        </ul>
      </DialogContent>
    </Dialog>
  )
}
