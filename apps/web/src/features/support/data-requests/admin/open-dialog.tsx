'use client'

import { openDataRequestEndpoint } from '@oficio/contracts/support/data-requests'
import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { callApi } from '@/lib/api/api-client'
import { toast } from '@/lib/toast'
import { DataFields } from '../data-fields'
import type { DataRequestKindChoice } from '../kinds'
import { useDataForm } from '../use-data-form'

/**
 * The dialog with which the team enters a request that arrived by mail. The person gets the same link as from the form.
 */
export function OpenDialog({ kinds }: { kinds: readonly DataRequestKindChoice[] }) {
  const formId = useId()
  const router = useRouter()
  const [isOpen, setIsOpen] = useState(false)
  const data = useDataForm('', async ({ kind, email, detail }) => {
    await callApi(openDataRequestEndpoint, { body: { kind, email, detail } })
    toast.success(`Le mandamos el enlace a ${email}`)
    setIsOpen(false)
    data.form.reset()
    router.refresh()
  })
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="outline">Cargar un pedido</Button>
      </DialogTrigger>
      <DialogContent
        title="Cargar un pedido"
        description="De alguien que lo pidió por email. Le llega un enlace para confirmar que la casilla es suya, y recién ahí corre el plazo."
        footer={
          <>
            <DialogClose asChild>
              <Button variant="outline">Cancelar</Button>
            </DialogClose>
            <Button type="submit" form={formId} isLoading={data.form.formState.isSubmitting}>
              Mandarle el enlace
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={data.submit} noValidate className="relative space-y-5 pb-1">
          <DataFields
            data={data}
            kinds={kinds}
            legend="Qué pide"
            emailHint="Desde el que escribió: ahí va el enlace."
          />
        </form>
      </DialogContent>
    </Dialog>
  )
}
