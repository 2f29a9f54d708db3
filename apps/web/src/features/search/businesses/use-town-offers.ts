'use client'

import { uiTimings } from '@oficio/contracts/kernel/ui-timings'
import { limits } from '@oficio/contracts/limits'
import { useEffect, useState } from 'react'
import type { ComboboxOption } from '@/components/ui/combobox-list'
import { inTime } from '@/lib/in-time'

/** The towns that are offered while one types, and those that were used on this device while nothing is typed. */
export function useTownOffers() {
  const [typed, setTyped] = useState('')
  const [offers, setOffers] = useState<readonly ComboboxOption[]>([])

  useEffect(() => {
    const query = typed.trim()
    if (query.length < limits.townLettersMin) return
    const call = new AbortController()
    const ask = async () => {
      try {
        const { loadTownOffers } = await inTime(import('@/features/places/load-town-offers'))
        setOffers(await loadTownOffers(query, call.signal))
      } catch {
        // The name alone finds the town as well.
        if (!call.signal.aborted) setOffers([])
      }
    }
    const pause = setTimeout(ask, uiTimings.typingPauseMs)
    return () => {
      clearTimeout(pause)
      call.abort()
    }
  }, [typed])

  const type = (text: string) => {
    if (text.trim().length < limits.townLettersMin) setOffers([])
    setTyped(text)
  }
  const offerRecent = async () => {
    const part = await inTime(import('@/features/places/locating/recent-locations')).catch(() => null)
    if (!part) return
    setOffers(
      part.readRecentLocations().map(({ localidadId, label }) => ({ value: String(localidadId), label })),
    )
  }
  return { offers, type, offerRecent }
}
