'use client'

import { withdrawSettingEndpoint } from '@oficio/contracts/settings/endpoints'
import type { SettingKey } from '@oficio/contracts/settings/settings'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'

interface WithdrawButtonProps {
  settingKey: SettingKey
  validFrom: string
  /** The withdrawn value: 'Tarifa de urgencia, $ 18.000'. */
  label: string
}

/** Withdraws a scheduled value. It needs no confirmation, because the value can be scheduled again. */
export function WithdrawButton({ settingKey: key, validFrom, label }: WithdrawButtonProps) {
  const { run, isPending } = useApiAction()
  const withdraw = () =>
    run(() => callApi(withdrawSettingEndpoint, { params: { key }, body: { validFrom } }), {
      success: 'Cambio retirado',
      refusals: {
        not_found: 'Ese cambio ya empezó a valer, o alguien más lo retiró.',
        setting_needed: 'Antes retirá el otro cambio de horario: sin este, no habría horas de urgencias.',
      },
    })
  return (
    <Button
      variant="ghost"
      onClick={withdraw}
      isLoading={isPending}
      aria-label={`Retirar el cambio: ${label}`}
    >
      Retirar
    </Button>
  )
}
