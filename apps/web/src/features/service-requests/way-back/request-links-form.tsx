'use client'

import { formAction } from '@oficio/contracts/forms/form-paths'
import { MailLinkForm, type MailLinkOutcome } from '@/features/accounts/recovery/mail-link-form'
import { callApi } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'

const load = () => loadPart(import('@oficio/contracts/service-requests/request-links'))

/** A form with which clients request the tracking links of their requests by mail. */
export function RequestLinksForm(outcome: MailLinkOutcome) {
  return (
    <MailLinkForm
      outcome={outcome}
      action={formAction('requestLinks')}
      hint="El que escribiste en tu solicitud."
      sentText="Si hay solicitudes con ese email, en unos minutos te llega un enlace para cada una."
      schema={() => load().then(({ requestLinksForm }) => requestLinksForm)}
      send={async (body) => callApi((await load()).sendRequestLinksEndpoint, { body })}
    />
  )
}
