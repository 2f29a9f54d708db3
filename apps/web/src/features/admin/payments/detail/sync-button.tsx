'use client'

import { syncIntentEndpoint, syncSubscriptionEndpoint } from '@oficio/contracts/admin/payments/endpoints'
import type { SyncChange } from '@oficio/contracts/admin/payments/intent'
import type { PaymentOwner } from '@oficio/contracts/admin/payments/list'
import { providerName } from '@oficio/contracts/text/provider-name'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'
import { changeText } from '../record-texts'

/** Texts for admins, because the general texts address payers. */
const providerRefusals = {
  provider_away: `${providerName} no responde. Probá de nuevo en unos minutos.`,
  provider_refused: `${providerName} rechazó la consulta.`,
  provider_denied: `${providerName} no acepta las credenciales del sitio. Revisá la configuración.`,
}

interface SyncButtonProps {
  owner: PaymentOwner
  /** Only for an intent: limits the check to one of its payments. */
  paymentId?: string
  label?: string
}

/** Fetches the current state from Mercado Pago and shows what changed. */
export function SyncButton({
  owner: { type, id },
  paymentId,
  label = `Consultar a ${providerName}`,
}: SyncButtonProps) {
  const { ask, isPending, changes } = useSync(() =>
    type === 'intent'
      ? callApi(syncIntentEndpoint, { params: { id }, body: paymentId ? { paymentId } : {} })
      : callApi(syncSubscriptionEndpoint, { params: { id } }),
  )
  return (
    <div className="space-y-3">
      <Button variant="outline" onClick={ask} isLoading={isPending} className="px-4">
        <RefreshCw aria-hidden />
        {label}
      </Button>
      {changes && !isPending && <Changes changes={changes} />}
    </div>
  )
}

function Changes({ changes }: { changes: NonNullable<ReturnType<typeof useSync>['changes']> }) {
  if (changes.length === 0) return <Alert tone="info">Nada cambió desde la última vez.</Alert>
  return (
    <Alert
      tone="success"
      title={changes.length === 1 ? 'Cambió un dato' : `Cambiaron ${changes.length} datos`}
    >
      <ul className="list-disc pl-5 break-words">
        {changes.map((change) => (
          <li key={`${change.about}-${change.providerId}-${change.field}`}>{changeText(change)}</li>
        ))}
      </ul>
    </Alert>
  )
}

/** Fetches the state from the provider again and returns what changed. `changes` is null before the first check. */
function useSync(call: () => Promise<{ changes: SyncChange[] }>) {
  const [changes, setChanges] = useState<readonly SyncChange[] | null>(null)
  const { run, isPending } = useApiAction()
  const ask = () => run(async () => setChanges((await call()).changes), { refusals: providerRefusals })
  return { ask, isPending, changes }
}
