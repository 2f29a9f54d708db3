'use client'

import { type ReactNode, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import type { LocationErrorView } from '@/features/places/locating/location-errors'
import type { RecentLocation } from '@/features/places/locating/recent-locations'
import { inTime } from '@/lib/in-time'

interface LocateHereProps {
  /** The id of the field that receives the name of the town. */
  fieldId: string
  /** The field, with space for the button at its end. */
  children: ReactNode
  /** Called with the place, for fields that need more than the name of the town. */
  onLocated?: (place: RecentLocation) => void
}

const writeTown = 'Escribí la localidad.'

/** Returns why the town was not found, and which town was filled in instead. */
export function failureText({ message, suggestions }: LocationErrorView, lastTown?: string): string {
  const lastTownTexts = lastTown ? [`Mientras tanto usamos la última: ${lastTown}.`] : []
  return [message, ...lastTownTexts, ...suggestions].join(' ')
}

/** The button that fills in the town of the device. The code that locates it is loaded with the tap. */
export function LocateHere({ fieldId, children, onLocated }: LocateHereProps) {
  const [announcement, setAnnouncement] = useState('')
  const write = async () => {
    setAnnouncement('Buscando dónde estás…')
    try {
      const { locate } = await inTime(import('@/features/places/locating/locate'))
      const { place, failure } = await locate(writeTown)
      const field = document.getElementById(fieldId)
      if (place && field instanceof HTMLInputElement) {
        field.value = place.label
        onLocated?.(place)
      }
      setAnnouncement(failure ? failureText(failure, place?.label) : '')
    } catch {
      setAnnouncement(`No pudimos averiguarlo. ${writeTown}`)
    }
  }
  return (
    <>
      <div className="relative">
        {children}
        <button
          type="button"
          title="Usar mi ubicación"
          className="needs-script absolute top-0 right-0 grid size-11 place-items-center rounded-control text-primary hover:bg-muted"
          onClick={write}
        >
          <Icon name="locate-fixed" className="size-5" />
          <span className="sr-only">Usar mi ubicación</span>
        </button>
      </div>
      <p role="status" className="text-sm text-muted-foreground empty:hidden">
        {announcement}
      </p>
    </>
  )
}
