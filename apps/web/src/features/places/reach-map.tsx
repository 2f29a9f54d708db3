'use client'

import './reach-map.css'
import { circle, control, type Map as LeafletMap, latLng, map as openMap, svg, tileLayer } from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import { drawTowns, type MapTown } from './map-towns'

export interface MapTiles {
  /** The address of a tile, with {z}, {x} and {y}. */
  url: string
  attribution: string
}

interface ReachMapProps {
  center: { latitude: number; longitude: number }
  radiusKm: number
  /** The professional's own town first, then the larger towns within the radius. */
  towns: readonly MapTown[]
  /** Null if no tiles are configured; the map then has an empty background and needs no other server. */
  tiles: MapTiles | null
}

/** Opens a static map: no buttons, no gestures, no animation. */
function openStillMap(box: HTMLElement, tilesUrl = '', attribution = ''): LeafletMap {
  const map = openMap(box, {
    zoomControl: false,
    dragging: false,
    scrollWheelZoom: false,
    doubleClickZoom: false,
    touchZoom: false,
    boxZoom: false,
    keyboard: false,
    zoomAnimation: false,
    fadeAnimation: false,
    // Tiles need whole zoom levels. Without tiles, any zoom works, so that the circle fills the box.
    zoomSnap: tilesUrl ? 1 : 0,
    renderer: svg(),
    attributionControl: false,
  })
  if (tilesUrl) {
    tileLayer(tilesUrl, { maxZoom: 19 }).addTo(map)
    control.attribution({ prefix: false }).addAttribution(attribution).addTo(map)
  }
  control.scale({ imperial: false }).addTo(map)
  return map
}

/**
 * A map of a professional's work area around their town. It cannot be moved, because a map that captures touches would
 * block scrolling the form.
 */
export function ReachMap({ center: { latitude, longitude }, radiusKm, towns, tiles }: ReachMapProps) {
  const box = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<LeafletMap | null>(null)
  /** The width of the box. When it changes, the map selects again which names fit. */
  const [width, setWidth] = useState(0)
  const tilesUrl = tiles?.url
  const attribution = tiles?.attribution

  useEffect(() => {
    if (!box.current) return
    const map = openStillMap(box.current, tilesUrl, attribution)
    const watch = new ResizeObserver(([entry]) => {
      map.invalidateSize({ animate: false })
      setWidth(entry?.contentRect.width ?? 0)
    })
    watch.observe(box.current)
    setMap(map)
    return () => {
      watch.disconnect()
      setMap(null)
      map.remove()
    }
  }, [tilesUrl, attribution])

  useEffect(() => {
    if (!map || width === 0) return
    const point = latLng(latitude, longitude)
    map.fitBounds(point.toBounds(radiusKm * 2_000), { padding: [12, 12], animate: false })
    const reach = circle(point, {
      radius: radiusKm * 1_000,
      className: 'reach-area',
      interactive: false,
    }).addTo(map)
    const townLayer = drawTowns(map, towns)
    return () => {
      reach.remove()
      townLayer.remove()
    }
  }, [map, width, latitude, longitude, radiusKm, towns])

  const town = towns[0]?.nombre
  return (
    <div
      ref={box}
      role="img"
      aria-label={`Mapa: ${radiusKm} km alrededor de ${town ?? 'tu localidad'}`}
      className="reach-map isolate aspect-4/3 overflow-hidden rounded-card border border-border sm:aspect-video"
    />
  )
}
