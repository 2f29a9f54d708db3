'use client'

import { changeSettingEndpoint } from '@oficio/contracts/settings/endpoints'
import type { SettingKey } from '@oficio/contracts/settings/settings'
import { settingDefinitions } from '@oficio/contracts/settings/settings'
import { inOwnWords } from '@oficio/contracts/texts'
import { useState } from 'react'
import { callApi, errorOf } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'
import { parseAmount } from '@/lib/formats/parse-amount'
import { toast } from '@/lib/toast'
import { type ControlFaults, controlFaultsOf } from './control-faults'
import { fromField } from './moment-field'

/** State of the form that sets a price or limit: its fields, its errors and the function that sends it. */
export function useChange(key: SettingKey, decisions: number) {
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useState('')
  const [isLater, setIsLater] = useState(false)
  const [moment, setMoment] = useState('')
  const [faults, setFaults] = useState<ControlFaults>({})
  const { run, isPending } = useApiAction()

  const open = (isNowOpen: boolean) => {
    setIsOpen(isNowOpen)
    setFaults({})
  }
  // Parsed from text, because in Argentina '18.000' means eighteen thousand, which a number field would read as
  // eighteen.
  const value = parseAmount(text)
  const send = () => {
    const validFrom = isLater ? fromField(moment) : undefined
    const parsed = settingDefinitions[key].schema.safeParse(value, inOwnWords)
    const inputFaults: ControlFaults = {
      ...(!parsed.success && { value: parsed.error.issues[0]?.message ?? 'Escribí un número.' }),
      ...(validFrom === null && { validFrom: 'Elegí día y hora.' }),
    }
    setFaults(inputFaults)
    if (value === null || Object.keys(inputFaults).length > 0) return
    const body = { value, decisions, ...(validFrom && { validFrom }) }
    run(async () => {
      try {
        await callApi(changeSettingEndpoint, { params: { key }, body })
      } catch (error) {
        const controlFaults = controlFaultsOf(errorOf(error))
        // What no control can show is left to the toast.
        if (!controlFaults) throw error
        setFaults(controlFaults)
        return
      }
      open(false)
      setText('')
      toast.success(isLater ? 'Cambio programado' : 'Cambio hecho')
    })
  }
  const fields = { text, setText, isLater, setIsLater, moment, setMoment }
  return { isOpen, open, fields, value, faults, send, isPending }
}
