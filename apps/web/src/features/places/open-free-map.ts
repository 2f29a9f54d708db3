import { control, type Map as LeafletMap, map as openMap, svg, tileLayer } from 'leaflet'
import type { MapTiles } from './reach-map'

/**
 * Opens a map that is moved by finger, mouse or arrow keys; over an empty ground where there are no tiles, which needs nobody's
 * server. The wheel scrolls the page.
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
    // Before the buttons: what comes later stands above it.
    control.attribution({ prefix: false }).addAttribution(tiles.attribution).addTo(map)
  }
  // At the foot, since what opens over a sign is above it.
  control.zoom({ position: 'bottomright', zoomInTitle: 'Acercar', zoomOutTitle: 'Alejar' }).addTo(map)
  control.scale({ imperial: false }).addTo(map)
  // The library speaks English here.
  map.on('popupopen', ({ popup }) =>
    popup.getElement()?.querySelector('.leaflet-popup-close-button')?.setAttribute('aria-label', 'Cerrar'),
  )
  return map
}
