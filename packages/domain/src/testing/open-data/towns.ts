/** A town with its spellings, postal code (letter and digits), area code and coordinates. */
export interface OpenTown {
  /** The spellings that public bodies, ministries and spreadsheets use. */
  states: readonly string[]
  cities: readonly string[]
  letter: string
  digits: string
  area: string
  latitude: number
  longitude: number
}

export const capital: OpenTown = {
  states: ['Ciudad Autónoma de Buenos Aires', 'CABA', 'C.A.B.A.', 'Capital Federal'],
  cities: ['Ciudad Autónoma de Buenos Aires', 'CABA', 'Buenos Aires', 'Cdad. de Bs. As.'],
  letter: 'C',
  digits: '1425',
  area: '11',
  latitude: -34.61,
  longitude: -58.4,
}

const town = (
  states: readonly string[],
  cities: readonly string[],
  [letter, digits, area]: [letter: string, digits: string, area: string],
  [latitude, longitude]: [latitude: number, longitude: number],
): OpenTown => ({ states, cities, letter, digits, area, latitude, longitude })

export const towns: readonly OpenTown[] = [
  town(
    ['Santa Fe', 'Pcia. de Santa Fe', 'Sta. Fe'],
    ['Rosario', 'ROSARIO'],
    ['S', '2000', '341'],
    [-32.95, -60.64],
  ),
  town(
    ['Córdoba', 'CORDOBA', 'Cba.'],
    ['Córdoba', 'Córdoba Capital', 'Capital'],
    ['X', '5000', '351'],
    [-31.42, -64.18],
  ),
  town(
    ['Provincia de Buenos Aires', 'Bs. As.', 'Buenos Aires'],
    ['Mar del Plata', 'MAR DEL PLATA'],
    ['B', '7600', '223'],
    [-38.0, -57.56],
  ),
  town(
    ['Tierra del Fuego, Antártida e Islas del Atlántico Sur', 'Tierra del Fuego'],
    ['Ushuaia'],
    ['V', '9410', '2901'],
    [-54.8, -68.3],
  ),
  town(
    ['Tucumán', 'Tucuman'],
    ['San Miguel de Tucumán', 'S.M. de Tucumán', 'S. M. de Tucumán'],
    ['T', '4000', '381'],
    [-26.82, -65.22],
  ),
  town(
    ['Chubut', 'Provincia del Chubut'],
    ['Comodoro Rivadavia', 'Cdro. Rivadavia'],
    ['U', '9000', '297'],
    [-45.86, -67.48],
  ),
  town(
    ['Jujuy', 'Provincia de Jujuy'],
    ['San Salvador de Jujuy', 'S. S. de Jujuy'],
    ['Y', '4600', '388'],
    [-24.19, -65.3],
  ),
  town(
    ['Sgo. del Estero', 'Santiago del Estero'],
    ['Santiago del Estero', 'Sgo. del Estero'],
    ['G', '4200', '385'],
    [-27.79, -64.26],
  ),
  town(['Entre Ríos', 'Entre Rios'], ['Paraná', 'Parana'], ['E', '3100', '343'], [-31.73, -60.53]),
  town(
    ['Río Negro', 'Rio Negro'],
    ['San Carlos de Bariloche', 'Bariloche', 'S. C. de Bariloche'],
    ['R', '8400', '294'],
    [-41.13, -71.31],
  ),
]
