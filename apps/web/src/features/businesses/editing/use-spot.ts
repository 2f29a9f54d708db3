'use client'

import type { OwnBusiness } from '@oficio/contracts/businesses/own-business'
import { useEffect, useState } from 'react'
import { locationErrorOf } from '@/features/places/locating/location-errors'
import { pointText, readPoint } from '@/features/places/point-text'
import { callApi, type ErrorView } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { usePart, type Version } from './use-part'

const unreadable = 'Escribí las dos coordenadas como las copia tu mapa: -32.9478, -60.6506'

/** State of the business's point on the map, as text. The text is '' if only the town is known. */
export function useSpot({ business: { id, locations } }: Pick<OwnBusiness, 'business'>, version: Version) {
  const [place] = locations
  const storedPoint = place && !place.is_at_centre ? pointText(place) : ''
  const [text, setText] = useState(storedPoint)
  const [fault, setFault] = useState('')
  const [isLocating, setIsLocating] = useState(false)
  const { refusal, isSaving, save } = usePart(version)
  // Changing the address deletes the stored point.
  useEffect(() => setText(storedPoint), [storedPoint])

  const write = (text: string) => {
    setText(text)
    setFault('')
  }

  const locate = async () => {
    setIsLocating(true)
    setFault('')
    try {
      const { currentPosition } = await loadPart(import('@/features/places/locating/current-position'))
      write(pointText(await currentPosition('door')))
    } catch (error) {
      setFault(`${locationErrorOf(error).message} También podés escribir las coordenadas.`)
    } finally {
      setIsLocating(false)
    }
  }

  /** Shows the error at the field. Returns false for an error about the form as a whole. */
  const blame = ({ fields }: ErrorView): boolean => {
    const { spot = '' } = fields ?? {}
    setFault(spot)
    return spot !== ''
  }

  const saveBy = async (isSure: boolean): Promise<void> => {
    const spot = readPoint(text)
    if (!spot && text.trim() !== '') return setFault(unreadable)
    const { placeBusinessEndpoint } = await loadPart(import('@oficio/contracts/businesses/owner'))
    const send = (version: number | undefined) =>
      callApi(placeBusinessEndpoint, { params: { id }, body: { spot, version } })
    const done = spot ? 'Guardamos el punto' : 'Quitamos el punto'
    await save(send, { successText: done, isOverwriting: isSure, blame })
  }

  return {
    text,
    write,
    fault,
    locate,
    isLocating,
    refusal,
    isSaving,
    isUnsaved: text.trim() !== storedPoint,
    saveBy,
  }
}
