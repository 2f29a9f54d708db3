'use client'

import { type Merge, mergeBusinessesEndpoint } from '@oficio/contracts/businesses/merging/merge'
import { paths } from '@oficio/contracts/paths'
import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { recordedReason, WordsDialog } from '@/components/ui/words-dialog'
import { callApi } from '@/lib/api/api-client'

/** Merges one business into the other. The reason is required and recorded. */
export function MergeDialog({ merge: { stays, goes, seen } }: { merge: Merge }) {
  const router = useRouter()
  return (
    <div className="needs-script">
      <WordsDialog
        trigger={<Button variant="destructive">Unir las dos páginas</Button>}
        title={`Queda ${stays.name}, de ${stays.address}`}
        description="La otra página deja de existir y sus direcciones llevan a esta. No se puede deshacer."
        field={recordedReason(mergeBusinessesEndpoint.body.shape.reason)}
        submitLabel="Unir las dos páginas"
        submitVariant="destructive"
        send={(reason) =>
          callApi(mergeBusinessesEndpoint, {
            params: { id: stays.id },
            body: { goneId: goes.id, seen, reason },
          })
        }
        success="Páginas unidas"
        onSuccess={() => router.push(paths.adminBusiness(stays.id))}
      />
    </div>
  )
}
