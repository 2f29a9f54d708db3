'use client'

import { useFormContext } from 'react-hook-form'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { restoreFocusLater } from '@/lib/restore-focus'
import { forgetRecentLocations } from '../../places/locating/recent-locations'
import { clientFields, noClient, type RequestValues } from '../form/request-values'
import { dropClient, readClient } from './state/filing-storage'

/** Explains that place and contact were filled in from the last request, and offers to forget them. */
export function LastClientBox({ onForget }: { onForget: () => void }) {
  const { setValue, getValues } = useFormContext<RequestValues>()

  const forget = () => {
    const last = readClient()
    dropClient()
    forgetRecentLocations()
    onForget()
    restoreFocusLater('#state')
    if (!last) return
    const values = getValues()
    // Keep fields that the visitor has changed.
    for (const field of clientFields) {
      if (values[field] === last[field]) setValue(field, noClient[field], { shouldDirty: true })
    }
  }

  return (
    <Alert
      title="Completamos el lugar y tus datos como la última vez"
      action={
        <Button variant="outline" onClick={forget}>
          Olvidar estos datos
        </Button>
      }
    >
      Quedaron guardados solo en este dispositivo.
    </Alert>
  )
}
