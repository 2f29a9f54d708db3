'use client'

import { type ComponentType, useState } from 'react'
import { Button } from '@/components/ui/button'
import { errorOf } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { toast } from '@/lib/toast'
import type { LocatorProps } from './locating/locator'

/**
 * The button that opens the locator. The locator's code is loaded on demand, because most people choose their town by
 * hand.
 */
export function LocatorButton(props: LocatorProps) {
  const [OpenLocator, setOpenLocator] = useState<ComponentType<LocatorProps> | null>(null)
  const open = () =>
    loadPart(import('./locating/locator')).then(
      ({ Locator }) => setOpenLocator(() => Locator),
      (error: unknown) => toast.error(errorOf(error).text),
    )
  if (OpenLocator) return <OpenLocator {...props} />
  return (
    <Button variant="outline" onClick={open}>
      Usar mi ubicación
    </Button>
  )
}
