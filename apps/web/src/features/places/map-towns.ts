import { circleMarker, type LayerGroup, type Map as LeafletMap, layerGroup, type Point } from 'leaflet'

export interface MapTown {
  nombre: string
  latitude: number
  longitude: number
}

/**
 * The estimated size of a name in pixels: width of a letter, height of a line, gap to its point, and half the size of a
 * point.
 */
const letterPx = 7
const linePx = 18
const gapPx = 8
const pointPx = 4

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

type Side = 'right' | 'left'

/**
 * Draws towns as points with names, and returns the layer. A name is drawn only if it covers no other point and no
 * earlier name. The first town always has its name.
 */
export function drawTowns(map: LeafletMap, towns: readonly MapTown[]): LayerGroup {
  const { x: width } = map.getSize()
  const points = towns.map(({ latitude, longitude }) => map.latLngToContainerPoint([latitude, longitude]))
  const names: Box[] = []
  const layers = towns.map(({ nombre, latitude, longitude }, position) => {
    const isOwn = position === 0
    const marker = circleMarker([latitude, longitude], {
      radius: isOwn ? 6 : 4,
      className: isOwn ? 'reach-town reach-town-own' : 'reach-town',
      interactive: false,
    })
    const point = points[position]
    if (!point) return marker
    const otherBoxes = points.filter((other) => other !== point).map(boxOfPoint)
    const isFree = (side: Side) => {
      const box = boxOfName(point, nombre, side)
      return (
        box.left >= 0 && box.right <= width && ![...otherBoxes, ...names].some((other) => isOver(box, other))
      )
    }
    const side = (['right', 'left'] as const).find(isFree) ?? (isOwn ? 'right' : null)
    if (!side) return marker
    names.push(boxOfName(point, nombre, side))
    return marker.bindTooltip(nombre, {
      permanent: true,
      direction: side,
      offset: [side === 'right' ? gapPx / 2 : -gapPx / 2, 0],
      className: isOwn ? 'reach-name reach-name-own' : 'reach-name',
    })
  })
  return layerGroup(layers).addTo(map)
}

const boxOfPoint = ({ x, y }: Point): Box => ({
  left: x - pointPx,
  right: x + pointPx,
  top: y - pointPx,
  bottom: y + pointPx,
})

function boxOfName({ x, y }: Point, nombre: string, side: Side): Box {
  const far = gapPx + nombre.length * letterPx
  const across = side === 'right' ? { left: x, right: x + far } : { left: x - far, right: x }
  return { ...across, top: y - linePx / 2, bottom: y + linePx / 2 }
}

const isOver = (box: Box, other: Box): boolean =>
  box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom
