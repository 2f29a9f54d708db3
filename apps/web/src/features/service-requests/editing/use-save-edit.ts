'use client'

import type { BodyOf } from '@oficio/contracts/endpoint'
import { paths } from '@oficio/contracts/paths'
import { updateServiceRequestEndpoint } from '@oficio/contracts/service-requests/endpoints'
import { fixedReasons } from '@oficio/contracts/service-requests/shapes'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { callApi, errorOf } from '@/lib/api/api-client'
import { faultsIn, showRefusal } from '@/lib/forms/show-refusal'
import { toast } from '@/lib/toast'
import { trackingTokenOf } from '../filing/filed/filed-request'
import { ownFieldOf } from '../form/request-values'
import { trackingHeaders } from '../tracking-headers'

type Edit = BodyOf<typeof updateServiceRequestEndpoint>

interface SaveEditOptions<Values extends FieldValues, Output> {
  requestId: string
  token: string
  form: UseFormReturn<Values, unknown, Output>
  /** The fields that the form shows. The server judges the whole request. */
  visibleFields: readonly (keyof Values & string)[]
  onSaved: () => void
}

/** The card to which a corrected mail leads on the page with the new link. */
export const contactAnchor = 'tu-contacto'

/** Error codes which mean that the page shows outdated data. The page is refreshed after them. */
const staleCodes: readonly string[] = [
  'request_closed',
  'edit_not_allowed',
  'request_not_found',
  ...fixedReasons,
]

/**
 * Returns a function that saves an edit, and the error text of a refusal. A corrected mail invalidates the current
 * link, so the page then changes to the new link.
 */
export function useSaveEdit<Values extends FieldValues, Output>(options: SaveEditOptions<Values, Output>) {
  const { requestId, token, form, visibleFields, onSaved } = options
  const router = useRouter()
  const [refusal, setRefusal] = useState<string | null>(null)

  const save = async (edit: Edit) => {
    setRefusal(null)
    if (Object.keys(edit).length === 0) return onSaved()
    try {
      const { trackingUrl } = await callApi(updateServiceRequestEndpoint, {
        params: { id: requestId },
        body: edit,
        headers: trackingHeaders(token),
      })
      const newToken = trackingTokenOf(trackingUrl)
      toast.success(
        newToken === token ? 'Los cambios quedaron guardados.' : 'Te mandamos un enlace nuevo a ese email.',
      )
      onSaved()
      if (newToken === token) router.refresh()
      else router.replace(`${paths.tracking(newToken)}#${contactAnchor}`)
    } catch (error) {
      const view = errorOf(error)
      const faults = faultsIn(view).map((fault) => ({ ...fault, field: ownFieldOf(fault.field) }))
      setRefusal(showRefusal(form, view, faults, visibleFields)?.text ?? null)
      if (staleCodes.includes(view.code)) router.refresh()
    }
  }

  return { save, refusal }
}
