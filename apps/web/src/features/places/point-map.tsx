'use client'

import './reach-map.css'
import { useEffect, useRef } from 'react'
import type { Point } from './locating/current-position'
import { openFreeMap } from './open-free-map'
import type { MapTiles } from './reach-map'

interface PointMapProps {
  /** The initial position. Afterwards the user moves the map. */
  start: Point
  /** The first zoom: 16 and more shows a street, 13 a town. */
  zoom: number
  tiles: MapTiles
  /** Called with the point under the cross whenever the map stops moving. */
  onChoose: (point: Point) => void
}

/**
 * A map that the user moves under a fixed cross, which marks the point. It works by finger, mouse and keys alike, while
 * a pin would be hard to hit.
 */
export function PointMap({ start, zoom, tiles, onChoose }: PointMapProps) {
  const box = useRef<HTMLDivElement>(null)
  const choose = useRef(onChoose)
  choose.current = onChoose
  const { latitude, longitude } = start
  const { url, attribution } = tiles

  useEffect(() => {
    if (!box.current) return
    const map = openFreeMap(box.current, { url, attribution })
    map.setView([latitude, longitude], zoom)
    map.on('moveend', () => {
      const { lat, lng } = map.getCenter()
      choose.current({ latitude: lat, longitude: lng })
    })
    return () => void map.remove()
  }, [latitude, longitude, zoom, url, attribution])

  return (
    <div className="relative isolate overflow-hidden rounded-card border border-border">
      <div
        ref={box}
        role="application"
        aria-label="Mapa: las flechas lo mueven, más y menos lo acercan. El punto es el del medio."
        className="reach-map aspect-4/3 sm:aspect-video"
      />
      <span
        aria-hidden
        className="pointer-events-none absolute inset-0 z-1000 m-auto size-8 rounded-full border-4 border-urgent before:absolute before:inset-0 before:m-auto before:size-1.5 before:rounded-full before:bg-urgent"
      />
    </div>
  )
}
