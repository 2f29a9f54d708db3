'use client'

import type { ComponentType } from 'react'
import { useState } from 'react'
import type { AskedBusinesses } from './business-address'
import type { BusinessesMapProps } from './businesses-map'

interface ResultsMapProps {
  asked: AskedBusinesses
  tiles: BusinessesMapProps['tiles']
  /** The look of the button, which is the server's to know: it would weigh more here than all the rest. */
  className: string
}

/** Opens the results on a map, which is fetched when it is asked for: it weighs more than the rest of the page. */
export function ResultsMap({ asked, tiles, className }: ResultsMapProps) {
  const [Opened, setOpened] = useState<ComponentType<BusinessesMapProps> | null>(null)
  const [said, setSaid] = useState('')
  const open = async () => {
    setSaid('Abriendo el mapa…')
    try {
      const { BusinessesMap } = await import('./businesses-map')
      setOpened(() => BusinessesMap)
      setSaid('')
    } catch {
      setSaid('No pudimos abrir el mapa. Revisá tu conexión y tocá de nuevo.')
    }
  }
  return (
    <>
      {!Opened && (
        <button type="button" className={`needs-script ${className}`} onClick={() => void open()}>
          Ver en el mapa
        </button>
      )}
      <p role="status" className="text-muted-foreground empty:hidden">
        {said}
      </p>
      {Opened && <Opened asked={asked} tiles={tiles} onClose={() => setOpened(null)} />}
    </>
  )
}
