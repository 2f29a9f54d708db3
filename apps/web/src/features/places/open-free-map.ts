import { control, type Map as LeafletMap, map as openMap, svg, tileLayer } from 'leaflet'
import type { MapTiles } from './reach-map'

/**
 * Opens a map that can be moved by finger, mouse or arrow keys. Without tiles it has an empty background and needs no
 * other server. The mouse wheel scrolls the page instead of zooming.
 */
export function openFreeMap(box: HTMLElement, tiles: MapTiles | null): LeafletMap {
  const map = openMap(box, {
    zoomControl: false,
    scrollWheelZoom: false,
    zoomAnimation: false,
    fadeAnimation: false,
    markerZoomAnimation: false,
    maxZoom: 19,
    renderer: svg(),
    attributionControl: false,
  })
  if (tiles) {
    tileLayer(tiles.url, { maxZoom: 19 }).addTo(map)
    // Added before the buttons, because controls added later are placed above it.
    control.attribution({ prefix: false }).addAttribution(tiles.attribution).addTo(map)
  }
  // At the bottom, because popups open above their marker.
  control.zoom({ position: 'bottomright', zoomInTitle: 'Acercar', zoomOutTitle: 'Alejar' }).addTo(map)
  control.scale({ imperial: false }).addTo(map)
  // The library's label for this button is English.
  map.on('popupopen', ({ popup }) =>
    popup.getElement()?.querySelector('.leaflet-popup-close-button')?.setAttribute('aria-label', 'Cerrar'),
  )
  return map
}
