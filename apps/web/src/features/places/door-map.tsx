'use client'

import './map-signs.css'
import { divIcon, latLngBounds, marker } from 'leaflet'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { drawTowns, type MapTown } from './map-towns'
import { openFreeMap } from './open-free-map'
import type { MapTiles } from './reach-map'

export interface DoorMapProps {
  name: string
  door: { latitude: number; longitude: number }
  /** The centre of the town, for orientation on a map without streets. */
  town: MapTown
  /** Null if no tiles are configured; the map then shows only door and town, with a scale. */
  tiles: MapTiles | null
  onClose: () => void
}

/** The first zoom, which shows a street. */
const zoom = 16

/** A map that shows one door. The page shows the address in words beside it. */
export function DoorMap({ name, door, town, tiles, onClose }: DoorMapProps) {
  const box = useRef<HTMLDivElement>(null)
  const { latitude, longitude } = door
  const { nombre, latitude: townLatitude, longitude: townLongitude } = town
  const { url, attribution = '' } = tiles ?? {}

  useEffect(() => {
    if (!box.current) return
    const map = openFreeMap(box.current, url ? { url, attribution } : null)
    const at = { lat: latitude, lng: longitude }
    if (url) map.setView(at, zoom)
    else {
      const middle = { lat: townLatitude, lng: townLongitude }
      map.fitBounds(latLngBounds([at, middle]), { padding: [64, 64], maxZoom: zoom, animate: false })
      drawTowns(map, [{ nombre, latitude: townLatitude, longitude: townLongitude }])
    }
    const icon = divIcon({ className: 'map-pin', iconSize: [44, 44], html: document.createElement('span') })
    marker(at, { icon, title: name, interactive: false, keyboard: false }).addTo(map)
    return () => void map.remove()
  }, [name, latitude, longitude, nombre, townLatitude, townLongitude, url, attribution])

  return (
    <section aria-label={`Mapa: ${name}`} className="w-full space-y-3">
      <div
        ref={box}
        className="reach-map door-map isolate aspect-square overflow-hidden rounded-card border border-border bg-muted"
      />
      <Button variant="ghost" onClick={onClose}>
        Cerrar el mapa
      </Button>
    </section>
  )
}
