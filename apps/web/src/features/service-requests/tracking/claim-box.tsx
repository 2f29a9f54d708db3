'use client'

import { paths } from '@oficio/contracts/paths'
import { claimServiceRequestEndpoint } from '@oficio/contracts/service-requests/endpoints'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'
import { trackingHeaders } from '../tracking-headers'

interface ClaimBoxProps {
  requestId: string
  token: string
  isLoggedIn: boolean
}

/** Offers to add a request without an account to an account, because the tracking link alone is easily lost. */
export function ClaimBox({ requestId, token, isLoggedIn }: ClaimBoxProps) {
  const { run, isPending } = useApiAction()
  const claim = () =>
    run(
      () =>
        callApi(claimServiceRequestEndpoint, { params: { id: requestId }, headers: trackingHeaders(token) }),
      { success: 'La solicitud ya está en tu cuenta.' },
    )

  return (
    <Card className="space-y-3">
      <h2 className="text-xl">Tené todo en un lugar</h2>
      <p className="text-muted-foreground">
        {isLoggedIn
          ? 'Sumá esta solicitud a tu cuenta para encontrarla sin el enlace.'
          : 'Con una cuenta encontrás tus solicitudes sin buscar el email.'}
      </p>
      {isLoggedIn ? (
        <Button variant="soft" block onClick={claim} isLoading={isPending}>
          Sumar a mi cuenta
        </Button>
      ) : (
        <>
          <ButtonLink href={paths.register({ seguimiento: token })} variant="soft" block>
            Crear una cuenta
          </ButtonLink>
          <ButtonLink href={paths.login(paths.tracking(token))} variant="ghost" block>
            Ya tengo una
          </ButtonLink>
        </>
      )}
    </Card>
  )
}
