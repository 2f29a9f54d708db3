'use client'

import type { SyncChange } from '@oficio/contracts/admin/payments/intent'
import { useState } from 'react'
import { useApiAction } from '@/lib/api/use-api-action'

/** Texts for the panel: the general ones speak to somebody who is paying. */
const providerRefusals = {
  provider_away: 'Mercado Pago no responde. Probá de nuevo en unos minutos.',
  provider_refused: 'Mercado Pago rechazó la consulta.',
  provider_denied: 'Mercado Pago no acepta las credenciales del sitio. Revisá la configuración.',
}

/** Asks the provider anew and keeps what changed; null until somebody asked. */
export function useSync(call: () => Promise<{ changes: SyncChange[] }>) {
  const [changes, setChanges] = useState<readonly SyncChange[] | null>(null)
  const { run, isPending } = useApiAction()
  const ask = () => run(async () => setChanges((await call()).changes), { refusals: providerRefusals })
  return { ask, isPending, changes }
}
