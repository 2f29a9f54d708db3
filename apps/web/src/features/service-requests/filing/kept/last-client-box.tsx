'use client'

import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { forgetRecentLocations } from '../../../places/locating/recent-locations'
import { clientFields, noClient, type RequestValues } from '../../form/request-values'
import { forgetLastClient, readLastClient } from './last-client'

/** Says where place and contact come from, and forgets them at a tap. */
export function LastClientBox() {
  const { setValue, getValues } = useFormContext<RequestValues>()
  const [isForgotten, setIsForgotten] = useState(false)

  const forget = () => {
    const last = readLastClient()
    forgetLastClient()
    forgetRecentLocations()
    setIsForgotten(true)
    if (!last) return
    const values = getValues()
    // What was typed since stays.
    for (const field of clientFields) {
      if (values[field] === last[field]) setValue(field, noClient[field], { shouldDirty: true })
    }
  }

  if (isForgotten) return null
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
