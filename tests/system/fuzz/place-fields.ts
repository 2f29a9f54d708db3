import type { FieldValues } from './arbitrary-of-schema'

/** Returns field values for the calls that search places, by the name of the call. */
export const placeFields = (business: { id: string }): Record<string, FieldValues> => ({
  searchPlaces: {
    query: ['rosario', 'café', undefined],
    radius: [undefined, '5000', '50000'],
    location: [undefined, '-32.95,-60.64', '-34.6, -58.38'],
    locationid: [undefined, '21050', 'oficio:localidad:21062'],
    type: [undefined, 'locality', 'cafe', 'administrative_area_level_1'],
    language: [undefined, 'es', 'es-AR'],
    pagetoken: [undefined],
  },
  getPlaceDetails: {
    place_id: ['oficio:localidad:21050', 'oficio:provincia:21', `oficio:business:${business.id}`],
    fields: [undefined, 'name,formatted_address', 'openNow'],
    language: [undefined, 'es'],
  },
  getPlacePhoto: {
    photoreference: [`oficio:business:photo:${business.id}`],
    maxwidth: [undefined, '400', '1600'],
  },
  autocompletePlaces: {
    input: ['ros', 'café', 'x'],
    components: [undefined, 'country:ar', 'country:uy'],
    types: [undefined, '(cities)', 'establishment|geocode'],
    language: [undefined, 'es'],
    sessiontoken: [undefined, 'abc-1'],
  },
})
