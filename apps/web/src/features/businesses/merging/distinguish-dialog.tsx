'use client'

import { distinguishBusinessesEndpoint, type Merge } from '@oficio/contracts/businesses/merging/merge'
import { paths } from '@oficio/contracts/paths'
import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { callApi } from '@/lib/api/api-client'

/** Records that two similar businesses are not the same. */
export function DistinguishDialog({ merge: { stays, goes } }: { merge: Merge }) {
  const router = useRouter()
  return (
    <div className="needs-script">
      <ConfirmDialog
        trigger={<Button variant="outline">No son el mismo</Button>}
        title="¿Son dos lugares distintos?"
        description={`${stays.name} y ${goes.name} quedan como están, y no te los mostramos más como posibles repetidos. Si te equivocás, se pueden unir igual desde esta página.`}
        confirmLabel="Sí, son distintos"
        send={() =>
          callApi(distinguishBusinessesEndpoint, { params: { id: stays.id }, body: { otherId: goes.id } })
        }
        success="Anotado: no son el mismo"
        onSuccess={() => router.push(paths.adminBusiness(stays.id))}
      />
    </div>
  )
}
