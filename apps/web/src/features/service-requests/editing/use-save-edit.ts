'use client'

import type { BodyOf } from '@oficio/contracts/endpoint'
import { paths } from '@oficio/contracts/paths'
import { updateServiceRequestEndpoint } from '@oficio/contracts/service-requests/endpoints'
import { fixedReasons, type TrackingView } from '@oficio/contracts/service-requests/shapes'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { callApi, type ErrorView, errorOf } from '@/lib/api/api-client'
import { faultsIn, showRefusal } from '@/lib/forms/show-refusal'
import { toast } from '@/lib/toast'
import { trackingTokenOf } from '../filing/filed/filed-request'
import { ownFieldOf } from '../form/request-values'
import { trackingHeaders } from '../tracking-headers'
import { afterOwnSaves, noteOwnSave } from './own-saves'

type Edit = BodyOf<typeof updateServiceRequestEndpoint>

interface SaveEditOptions<Values extends FieldValues, Output> {
  tracking: TrackingView
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
 * Returns a function that saves an edit, and the props of `EditButtons` about its refusal.
 * A corrected mail invalidates the current link, so the page then changes to the new link.
 */
export function useSaveEdit<Values extends FieldValues, Output>(options: SaveEditOptions<Values, Output>) {
  const { tracking, token, form, visibleFields, onSaved } = options
  const router = useRouter()
  const [refusal, setRefusal] = useState<ErrorView | null>(null)
  // The version that the form shows. The page behind it may be refreshed while the form is open.
  const openedVersion = useRef(tracking.version)
  const refusedEdit = useRef<Edit>({})

  const send = async (edit: Edit, version: number | undefined) => {
    setRefusal(null)
    if (Object.keys(edit).length === 0) return onSaved()
    try {
      const { trackingUrl, version: savedVersion } = await callApi(updateServiceRequestEndpoint, {
        params: { id: tracking.request.id },
        body: { ...edit, version },
        headers: trackingHeaders(token),
      })
      if (version !== undefined) noteOwnSave(tracking.request.id, version, savedVersion)
      const newToken = trackingTokenOf(trackingUrl)
      toast.success(
        newToken === token ? 'Los cambios quedaron guardados.' : 'Te mandamos un enlace nuevo a ese email.',
      )
      onSaved()
      if (newToken === token) router.refresh()
      else router.replace(`${paths.tracking(newToken)}#${contactAnchor}`)
    } catch (error) {
      const view = errorOf(error)
      refusedEdit.current = edit
      const faults = faultsIn(view).map((fault) => ({ ...fault, field: ownFieldOf(fault.field) }))
      setRefusal(showRefusal(form, view, faults, visibleFields))
      if (staleCodes.includes(view.code)) router.refresh()
    }
  }

  const save = (edit: Edit) => send(edit, afterOwnSaves(tracking.request.id, openedVersion.current))
  const overwrite = () => send(refusedEdit.current, undefined)
  /** What the end of the form shows. */
  const ending = { refusal, onOverwrite: overwrite, storedHref: paths.tracking(token) }
  return { save, ending }
}
