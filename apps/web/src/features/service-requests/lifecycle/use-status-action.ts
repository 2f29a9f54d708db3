'use client'

import type { BodyOf } from '@oficio/contracts/endpoint'
import { changeServiceRequestStatusEndpoint } from '@oficio/contracts/service-requests/endpoints'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'
import { statusFailure } from '../status-failure'
import { trackingHeaders } from '../tracking-headers'

type StatusChange = BodyOf<typeof changeServiceRequestStatusEndpoint>

/** Changes the status of the request as its client. Throws ApiError. */
export const changeStatus = (requestId: string, token: string, body: StatusChange) =>
  callApi(changeServiceRequestStatusEndpoint, {
    params: { id: requestId },
    body,
    headers: trackingHeaders(token),
  })

/** Returns a function that changes the status and then refreshes the page, also after a refusal. */
export function useStatusAction(requestId: string, token: string) {
  const { run, isPending } = useApiAction()
  const change = (body: StatusChange, outcome: { success: string; onSuccess?: () => void }) =>
    run(() => changeStatus(requestId, token, body), { failure: statusFailure, ...outcome })
  return { change, isPending }
}
