import '@/features/places/map-signs.css'
import { paths } from '@oficio/contracts/paths'
import type { FoundBusiness } from '@oficio/contracts/search/businesses'
import { divIcon, type Map as LeafletMap, latLngBounds, type Marker, marker } from 'leaflet'
import Supercluster from 'supercluster'
import { openFreeMap } from '@/features/places/open-free-map'
import type { MapTiles } from '@/features/places/reach-map'
import { whereText } from './where-text'

/** Distance in pixels below which two markers would cover each other. */
const apartPx = 44
/** The greatest zoom of the first view. It shows a street. */
const maxFirstZoom = 16
/** The greatest zoom at which clusters are split. It shows single houses. */
const maxClusterZoom = 18

interface Pin {
  business: FoundBusiness
}

/**
 * Draws businesses as markers on a map in the box. Overlapping businesses share one marker with their number. Returns a
 * function that removes the map.
 */
export function drawBusinesses(
  box: HTMLElement,
  businesses: readonly FoundBusiness[],
  tiles: MapTiles | null,
): () => void {
  const map = openFreeMap(box, tiles)
  const index = new Supercluster<Pin>({ radius: apartPx, maxZoom: maxClusterZoom })
  index.load(
    businesses.flatMap((business) => {
      const [place] = business.locations
      if (!place) return []
      const coordinates = [place.longitude, place.latitude]
      return [
        {
          type: 'Feature' as const,
          properties: { business },
          geometry: { type: 'Point' as const, coordinates },
        },
      ]
    }),
  )
  let drawnSigns = new Map<string, Marker>()
  let drawnAt = map.getZoom()
  const draw = () => {
    const bounds = map.getBounds().pad(0.2)
    const visibleBounds = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()] as const
    const next = new Map<string, Marker>()
    for (const { geometry, properties, id } of index.getClusters(
      [...visibleBounds],
      Math.round(map.getZoom()),
    )) {
      const [longitude = 0, latitude = 0] = geometry.coordinates
      const at = { lat: latitude, lng: longitude }
      const key = 'business' in properties ? properties.business.slug : `cluster ${id}`
      // Keeps a visible marker, because opening its popup may move the map, and a replaced marker would close the
      // popup.
      const sign =
        drawnSigns.get(key) ??
        ('business' in properties
          ? pinOf(map, at, [properties.business])
          : clusterOf(map, index, at, Number(id), properties.point_count))
      next.set(key, sign.addTo(map))
    }
    // Keeps a marker with an open popup even outside the view, because a popup may move the map that far.
    if (map.getZoom() === drawnAt)
      for (const [key, sign] of drawnSigns) if (sign.isPopupOpen()) next.set(key, sign)
    drawnAt = map.getZoom()
    const removedSigns = [...drawnSigns].filter(([key]) => !next.has(key)).map(([, sign]) => sign)
    const hadFocus = removedSigns.some((sign) => sign.getElement() === document.activeElement)
    for (const sign of removedSigns) sign.remove()
    drawnSigns = next
    if (hadFocus) box.focus({ preventScroll: true })
  }
  map.on('moveend zoomend', draw)
  map.fitBounds(
    latLngBounds(businesses.map(({ locations: [place] }) => [place?.latitude ?? 0, place?.longitude ?? 0])),
    {
      padding: [32, 32],
      maxZoom: maxFirstZoom,
      animate: false,
    },
  )
  draw()
  // Also works on the marker, which keeps the focus while its popup is open.
  const closeByKey = ({ key }: KeyboardEvent) => void (key === 'Escape' && map.closePopup())
  box.addEventListener('keydown', closeByKey)
  return () => {
    box.removeEventListener('keydown', closeByKey)
    map.remove()
  }
}

interface LatLng {
  lat: number
  lng: number
}

/** The space around the text of a popup (reach-map.css), in rem, because it grows with the font size. */
const aroundRem = 3.75
/** The space between a popup and the edges of the map. */
const besidePx = 16
const widestPx = 260

/** Returns the greatest width of a popup's text, in pixels. */
function widthWithin(map: LeafletMap): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return Math.min(widestPx, map.getSize().x - aroundRem * rem - besidePx)
}

/** Returns a marker that can be tapped and focused, with a popup that lists its businesses. */
function pinOf(map: LeafletMap, at: LatLng, businesses: readonly FoundBusiness[]): Marker {
  const [first] = businesses
  const title = businesses.length === 1 ? (first?.name ?? '') : `${businesses.length} negocios`
  const icon = divIcon({
    className: businesses.length === 1 ? 'map-pin' : 'map-cluster',
    iconSize: [44, 44],
    html: signOf(businesses.length),
  })
  const pin = marker(at, { icon, title, alt: title, riseOnHover: true })
  // Closing the popup by its cross, or from one of its links, returns the focus to the marker.
  pin.on('popupclose', () => {
    if (document.activeElement === document.body) pin.getElement()?.focus({ preventScroll: true })
  })
  return pin.bindPopup(popupOf(businesses), { maxWidth: widthWithin(map) })
}

/**
 * Returns the marker of a cluster. A tap zooms in until the cluster splits. A cluster that cannot be split lists its
 * businesses.
 */
function clusterOf(map: LeafletMap, index: Supercluster<Pin>, at: LatLng, id: number, count: number): Marker {
  const zoom = index.getClusterExpansionZoom(id)
  if (zoom > maxClusterZoom)
    return pinOf(
      map,
      at,
      index.getLeaves(id, Infinity).map(({ properties }) => properties.business),
    )
  const title = `${count} negocios: acercar`
  const icon = divIcon({ className: 'map-cluster', iconSize: [44, 44], html: signOf(count) })
  return marker(at, { icon, title, alt: title }).on('click keypress', () =>
    map.setView(at, zoom, { animate: false }),
  )
}

function signOf(count: number): HTMLElement {
  const sign = document.createElement('span')
  sign.textContent = count > 1 ? String(count) : ''
  return sign
}

/** Returns the popup as DOM nodes, so that names typed by owners are not parsed as HTML. */
function popupOf(businesses: readonly FoundBusiness[]): HTMLElement {
  const list = document.createElement('ul')
  list.className = 'map-popup'
  for (const business of businesses) {
    const item = document.createElement('li')
    const link = document.createElement('a')
    link.href = paths.business(business.slug)
    link.textContent = business.name
    const facts = document.createElement('span')
    facts.textContent = [whereText(business), business.opening_text].join('. ')
    item.append(link, facts)
    list.append(item)
  }
  return list
}
