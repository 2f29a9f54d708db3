'use client'

import { renewRecoveryCodesEndpoint } from '@oficio/contracts/accounts/second-factor'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'

/** Replaces the recovery codes after a question, because the codes on paper stop working. */
export function RenewCodes({ onRenewed }: { onRenewed: (codes: string[]) => void }) {
  const { run, isPending } = useApiAction()
  return (
    <ConfirmDialog
      trigger={<Button variant="outline">Hacer códigos nuevos</Button>}
      title="Hacer códigos nuevos"
      description="Los códigos que guardaste antes dejan de servir."
      backLabel="Volver"
      confirmLabel="Hacer códigos nuevos"
      isPending={isPending}
      onConfirm={(close) =>
        run(async () => {
          const { recoveryCodes } = await callApi(renewRecoveryCodesEndpoint)
          close()
          onRenewed(recoveryCodes)
        })
      }
    />
  )
}
