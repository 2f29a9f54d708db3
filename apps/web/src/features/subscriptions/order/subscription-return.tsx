'use client'

import { paths } from '@oficio/contracts/paths'
import { getTrialStatusEndpoint, type SubscriptionStanding } from '@oficio/contracts/subscriptions/endpoints'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import useSWR from 'swr'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { callApi, errorOf } from '@/lib/api/api-client'
import { polling } from '@/lib/api/polling'
import { randomKey } from '@/lib/random-key'

const everyMs = 4_000
/** It asks for half a minute: whoever left the provider's page without authorising it would wait for nothing. */
const triesMax = 8

interface SubscriptionReturnProps {
  status: SubscriptionStanding
  /** The subscription; hidden while it is about to change. */
  children: ReactNode
}

/** For whoever comes back from the provider: what became of it, asked until it is known. */
export function SubscriptionReturn({ status, children }: SubscriptionReturnProps) {
  const { isWaiting, hasFailed } = useUntilKnown(status)
  if (isWaiting) return <Waiting hasFailed={hasFailed} />
  return (
    <>
      {status === 'active' && (
        <Alert tone="success" title="¡Listo! Tu suscripción está activa">
          <p>
            Ya podés abrir los contactos de tus rubros. Te mandamos por email el comprobante de cada cobro.
          </p>
        </Alert>
      )}
      {status === 'pending' && (
        <Alert tone="warning" title="Mercado Pago todavía no confirmó la autorización">
          <p>
            Si la autorizaste, no hace falta que hagas nada: te avisamos por email. Si no, podés terminar acá.
          </p>
        </Alert>
      )}
      {children}
    </>
  )
}

function Waiting({ hasFailed }: { hasFailed: boolean }) {
  return (
    <Alert
      title="Esperamos la confirmación de Mercado Pago..."
      action={
        // A link, which also leads on before the page's scripts have come.
        <Button variant="outline" asChild>
          <a href={paths.professionalPayments()}>Volví sin autorizarla</a>
        </Button>
      }
    >
      <p>Suele tardar unos segundos. Esta página se actualiza sola.</p>
      {hasFailed && <p className="mt-1">Error al obtener el estado de la prueba. Seguimos intentando.</p>}
    </Alert>
  )
}

/** Asks the server while somebody looks at the page, and reads the page again when there is news. */
function useUntilKnown(status: SubscriptionStanding) {
  const router = useRouter()
  const [tries, setTries] = useState(0)
  const isWaiting = status === 'pending' && tries < triesMax
  // A failure of an earlier visit is none of this one.
  const [visit] = useState(randomKey)

  const { error } = useSWR(
    isWaiting ? ['subscription-return', visit] : null,
    () => {
      setTries((count) => count + 1)
      return callApi(getTrialStatusEndpoint)
    },
    {
      ...polling(everyMs),
      // The page has just been made from what is known.
      revalidateOnMount: false,
      onSuccess: (answer) => {
        if (answer.status !== 'pending') router.refresh()
      },
    },
  )
  // A session that ended says nothing: its guard leads to the login.
  const hasFailed = error !== undefined && !['unauthenticated', 'session_ended'].includes(errorOf(error).code)

  useEffect(() => {
    // Reloading or bookmarking the page later must not tell the news once more.
    if (status !== 'pending') history.replaceState(history.state, '', location.pathname)
  }, [status])

  return { isWaiting, hasFailed }
}
