import { limits } from '@oficio/contracts/limits'
import { formatDistance } from '@oficio/contracts/text/format-distance'
import { kilometres, type Point } from '../places/kilometres'

interface Town extends Point {
  city: string
}

/**
 * Returns an error text when the point of a business is too far from its town, or null (docs/product.md, 'The owner of
 * a business'). The text names swapped coordinates or a missing minus sign when that explains the distance. The forms,
 * the API and the import share this rule.
 */
export function spotFault(town: Town, spot: Point): string | null {
  const isNear = (point: Point) => kilometres(town, point) <= limits.businessSpotKm
  if (isNear(spot)) return null
  const negative = { latitude: -Math.abs(spot.latitude), longitude: -Math.abs(spot.longitude) }
  if (isNear(negative)) return `Falta un signo menos: así el punto cae en ${town.city}, y sin él, muy lejos.`
  const { latitude, longitude } = negative
  if (isNear({ latitude: longitude, longitude: latitude }))
    return `Parecen cruzadas la latitud y la longitud: al revés, el punto cae en ${town.city}.`
  return `Ese punto queda ${formatDistance(kilometres(town, spot))} del centro de ${town.city}. Revisá el punto, o la localidad de tu negocio.`
}
